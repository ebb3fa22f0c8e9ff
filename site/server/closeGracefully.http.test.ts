import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { CLOSE_TIMEOUT, closeGracefully } from "./closeGracefully.ts";

let server: Server;
let port = 0;
/** Requests that have come and wait for their answer. */
let waiting: ServerResponse[] = [];

beforeEach(async () => {
  waiting = [];
  server = createServer((_request, response) => {
    waiting.push(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});

const ask = () => fetch(`http://127.0.0.1:${port}/`);

describe("closeGracefully", () => {
  test("waits 5 seconds at most", () => {
    expect(CLOSE_TIMEOUT).toBe(5_000);
  });

  test("lets a request in flight finish, and takes no new one", async () => {
    const answer = ask();
    await expect.poll(() => waiting).toHaveLength(1);
    let closed = false;
    const closing = closeGracefully(server).then(() => {
      closed = true;
    });
    await expect(ask()).rejects.toThrow();
    expect(closed).toBe(false);
    waiting[0]?.end("done");
    expect(await (await answer).text()).toBe("done");
    await closing;
  });

  test("does not wait for browsers that only keep a connection open", async () => {
    const idle = connect(port, "127.0.0.1");
    // Node takes a connection for idle only once it has answered a request on it.
    idle.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await expect.poll(() => waiting).toHaveLength(1);
    waiting[0]?.end("done");
    await once(idle, "data");
    const started = Date.now();
    await closeGracefully(server, 10_000);
    expect(Date.now() - started).toBeLessThan(5000);
    idle.destroy();
  });

  test("cuts what is left when its time is over", async () => {
    const answer = ask().catch(() => "cut");
    await expect.poll(() => waiting).toHaveLength(1);
    await closeGracefully(server, 100);
    expect(await answer).toBe("cut");
  });
});
