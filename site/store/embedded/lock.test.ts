import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildForNode } from "../testing/buildForNode.ts";
import { askHolder } from "./askHolder.ts";
import { acquireLock, LOCK_NAME } from "./lock.ts";
import { MAX_MESSAGE_BYTES } from "./messages.ts";
import { atSocketPath, MAX_SOCKET_PATH_BYTES } from "./socketPath.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("one process", () => {
  test("The folder is made for its owner alone, and so is the lock", async () => {
    const lock = await acquireLock(join(folder, "deep", "data"));
    expect((await stat(lock.folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(lock.folder, LOCK_NAME))).mode & 0o777).toBe(0o600);
    await lock.release();
  });

  test("A lock that was released can be taken again, and leaves nothing behind", async () => {
    for (let round = 0; round < 3; round++) {
      const lock = await acquireLock(folder);
      await lock.release();
      await lock.release();
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test("Two paths to one folder are one lock, and the error names the holder", async () => {
    const other = `${folder}-link`;
    await symlink(folder, other);
    const lock = await acquireLock(folder);
    await expect(acquireLock(other)).rejects.toMatchObject({
      code: "locked",
      message: expect.stringContaining(`process ${process.pid}`),
    });
    await lock.release();
    await (await acquireLock(other)).release();
    await rm(other);
  });

  test("A folder with a path too long for sockets is locked too, whatever TMPDIR says", async () => {
    expect(MAX_SOCKET_PATH_BYTES).toBe(100);
    const long = join(folder, "long-".repeat(30), "path-".repeat(30));
    const lock = await acquireLock(long);
    const before = process.env.TMPDIR;
    process.env.TMPDIR = folder;
    try {
      await expect(acquireLock(long)).rejects.toMatchObject({ code: "locked" });
      lock.handleCommands(async () => "heard");
      expect(await askHolder(long, { command: "x" })).toEqual({ held: true, result: "heard" });
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    await lock.release();
    expect(await readdir(long)).toEqual([]);
  });

  test("A folder that cannot be made is named with the reason", async () => {
    await writeFile(join(folder, "file"), "");
    await expect(acquireLock(join(folder, "file", "data"))).rejects.toMatchObject({
      code: "not-writable",
      message: expect.stringContaining("is a file, not a folder"),
    });
  });

  test("Another program's file called lock is never removed", async () => {
    await writeFile(join(folder, LOCK_NAME), "precious");
    await expect(acquireLock(folder)).rejects.toMatchObject({ code: "not-writable" });
    expect((await stat(join(folder, LOCK_NAME))).size).toBe(8);
  });

  test("A stale lock and a stale guard of a killed breaker are taken over, old leftovers swept", async () => {
    await makeStale(join(folder, LOCK_NAME));
    const { identify, GUARD_PREFIX } = await import("./breakStaleLock.ts");
    const identity = await identify(join(folder, LOCK_NAME));
    await makeStale(join(folder, `${GUARD_PREFIX}${identity}`));
    const lock = await acquireLock(folder);
    expect((await readdir(folder)).filter((name) => name === LOCK_NAME)).toEqual([LOCK_NAME]);
    await expect(acquireLock(folder)).rejects.toMatchObject({ code: "locked" });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test("Releasing removes only the own lock, not one that replaced a deleted one", async () => {
    const first = await acquireLock(folder);
    await rm(join(folder, LOCK_NAME));
    const second = await acquireLock(folder);
    await first.release();
    await expect(acquireLock(folder)).rejects.toMatchObject({ code: "locked" });
    await second.release();
  });
});

describe("commands", () => {
  test("A question is answered with its steps on the way", async () => {
    const lock = await acquireLock(folder);
    lock.handleCommands(async ({ command, args, progress }) => {
      progress(1);
      progress(2);
      return { command, args };
    });
    const steps: unknown[] = [];
    const answer = await askHolder(folder, { command: "seed", args: { a: "ü\n" } }, (step) =>
      steps.push(step),
    );
    expect(answer).toEqual({ held: true, result: { command: "seed", args: { a: "ü\n" } } });
    expect(steps).toEqual([1, 2]);
    await lock.release();
    expect(await askHolder(folder, { command: "seed" })).toEqual({ held: false });
  });

  test("Nobody holds a folder that is not there, or whose holder was killed", async () => {
    expect(await askHolder(join(folder, "none"), { command: "x" })).toEqual({ held: false });
    await makeStale(join(folder, LOCK_NAME));
    expect(await askHolder(folder, { command: "x" })).toEqual({ held: false });
  });

  test("Failures arrive as sentences: a handler's own, none registered, a result that is no JSON", async () => {
    const lock = await acquireLock(folder);
    await expect(askHolder(folder, { command: "x" })).rejects.toThrow("takes no commands");
    const stop = lock.handleCommands(async ({ command }) => {
      if (command === "big") return "x".repeat(MAX_MESSAGE_BYTES);
      if (command === "bigint") return 1n;
      throw new Error("The file is empty.");
    });
    await expect(askHolder(folder, { command: "x" })).rejects.toThrow("The file is empty.");
    await expect(askHolder(folder, { command: "big" })).rejects.toThrow("longer than 1048576");
    await expect(askHolder(folder, { command: "bigint" })).rejects.toThrow("BigInt");
    stop();
    await expect(askHolder(folder, { command: "x" })).rejects.toThrow("takes no commands");
    await lock.release();
  });

  test("A request beyond 1 MiB is refused before it is sent", async () => {
    const lock = await acquireLock(folder);
    lock.handleCommands(async () => "never");
    const args = "x".repeat(MAX_MESSAGE_BYTES);
    await expect(askHolder(folder, { command: "x", args })).rejects.toThrow("send its path");
    await lock.release();
  });

  test("Junk, endless lines and half requests are refused, and the holder goes on", async () => {
    const lock = await acquireLock(folder);
    lock.handleCommands(async () => "still here");
    const path = join(folder, LOCK_NAME);
    expect(await say(path, "GET / HTTP/1.1\r\n\r\n")).toContain("not a JSON object");
    expect(await say(path, "[1]\n")).toContain("not a JSON object");
    expect(await say(path, "x".repeat(2 * MAX_MESSAGE_BYTES))).toContain("longer than");
    expect(
      await say(path, `${"y".repeat(2 * MAX_MESSAGE_BYTES)}\n{"command":"x"}\n`),
    ).not.toContain("still here");
    expect(await say(path, '{"command":7}\n')).toContain("names no command");
    expect(await say(path, '{"command":"x"}\n{"command":"x"}\n')).toMatch(/still here"}\n$/);
    const half = connect(path);
    half.resume();
    half.write('{"command":');
    expect(await askHolder(folder, { command: "x" })).toMatchObject({ result: "still here" });
    const cutOff = once(half, "close");
    await lock.release();
    await cutOff;
  });

  test("The handler learns that the asking process went away", async () => {
    const lock = await acquireLock(folder);
    const aborted = new Promise<void>((resolve) => {
      lock.handleCommands(({ signal }) => {
        signal.addEventListener("abort", () => resolve());
        return new Promise(() => {});
      });
    });
    const socket = connect(join(folder, LOCK_NAME));
    socket.write('{"command":"x"}\n');
    await once(socket, "data");
    setTimeout(() => socket.destroy(), 20);
    await aborted;
    await lock.release();
  });
});

describe("many processes", () => {
  let program: string;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    program = await buildForNode("lockContender");
  });
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });

  test("Of ten processes at a stale lock exactly one wins, in twenty rounds", async () => {
    const contenders = await Promise.all(Array.from({ length: 10 }, startContender));
    for (let round = 0; round < 20; round++) {
      const dataDir = join(folder, `round-${round}`);
      await mkdir(dataDir);
      await makeStale(join(dataDir, LOCK_NAME));
      const answers = await Promise.all(contenders.map((child) => ask(child, { take: dataDir })));
      const winners = answers.filter(({ won }) => won);
      expect(winners).toHaveLength(1);
      for (const loser of answers.filter(({ won }) => !won)) {
        expect(loser.code).toBe("locked");
        expect(loser.text).toContain(`process ${winners[0]?.pid}`);
      }
      expect(await readdir(dataDir)).toEqual([LOCK_NAME]);
      await Promise.all(contenders.map((child) => ask(child, { give: true })));
      expect(await readdir(dataDir)).toEqual([]);
    }
  }, 60_000);

  test("After kill -9 the next process takes the lock at once, and the asker hears of the end", async () => {
    const took: number[] = [];
    for (let round = 0; round < 3; round++) {
      const child = await startContender();
      expect(await ask(child, { take: folder })).toMatchObject({ won: true });
      await expect(acquireLock(folder)).rejects.toThrow(`process ${child.pid}`);
      const steps: unknown[] = [];
      const answer = await askHolder(folder, { command: "echo", args: [1] }, (step) =>
        steps.push(step),
      );
      expect(answer).toEqual({ held: true, result: { command: "echo", args: [1] } });
      expect(steps).toEqual([{ step: 1 }, { step: 2 }]);
      const ended = once(child, "exit");
      await expect(askHolder(folder, { command: "die" })).rejects.toThrow(
        "ended before it had answered",
      );
      await ended.catch(() => undefined);
      const start = performance.now();
      const lock = await acquireLock(folder);
      took.push(performance.now() - start);
      await lock.release();
    }
    // The quickest counts: the others may have been held up.
    expect(Math.min(...took)).toBeLessThan(500);
  });

  async function startContender(): Promise<ChildProcess> {
    const child = fork(program);
    children.push(child);
    await once(child, "message");
    return child;
  }
});

async function ask(child: ChildProcess, message: object): Promise<Record<string, unknown>> {
  const answer = once(child, "message");
  child.send(message);
  const [reply] = await answer;
  return reply;
}

/** A socket file nobody listens on any more, as a killed process leaves it. */
async function makeStale(path: string): Promise<void> {
  const server = createServer();
  const first = `${path}-made`;
  await atSocketPath(first, (address) => new Promise<void>((done) => server.listen(address, done)));
  await link(first, path);
  await chmod(path, 0o600);
  await new Promise((done) => server.close(done));
}

/** Sends raw bytes and returns all that comes back until the holder hangs up. */
async function say(path: string, bytes: string): Promise<string> {
  const socket = connect(path);
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk;
  });
  socket.on("error", () => {});
  socket.write(bytes);
  await once(socket, "close");
  return heard;
}
