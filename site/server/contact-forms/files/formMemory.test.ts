import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { buildForNode } from "../../../store/testing/buildForNode.ts";

const MEGABYTE = 1024 * 1024;
const WARMING = 4 * MEGABYTE;
const SIZES = [25 * MEGABYTE, 150 * MEGABYTE];

/** A film as it begins, and noise. */
function* film(size: number): Generator<Uint8Array> {
  yield Buffer.from("\0\0\0\x18ftypmp42", "latin1");
  for (let sent = 12; sent < size; sent += 65_536) {
    yield Buffer.alloc(Math.min(65_536, size - sent), sent % 251);
  }
}

/** A form with a film, never a whole in this process either. */
function bodyOf(size: number): Readable {
  const head =
    '--b\r\ncontent-disposition: form-data; name="_wpcf7_unit_tag"\r\n\r\nt\r\n' +
    '--b\r\ncontent-disposition: form-data; name="film"; filename="a.mp4"\r\n\r\n';
  return Readable.from(
    (function* () {
      yield Buffer.from(head);
      yield* film(size);
      yield Buffer.from("\r\n--b--\r\n");
    })(),
  );
}

test("A form with a film takes less than 30 MB of memory, of 25 MB or of 150", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-form-memory-"));
  const testing = fileURLToPath(new URL("testing", import.meta.url));
  const program = await buildForNode("formReceiver", testing);
  const child = spawn(process.execPath, [program, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => Number((await lines.next()).value?.split(" ")[1]);
    const address = `http://127.0.0.1:${await next()}/api/contact-form-7/v1/contact-forms/1/feedback`;
    const send = async (size: number) => {
      const answer = await fetch(address, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b" },
        body: Readable.toWeb(bodyOf(size)),
        duplex: "half",
      } as unknown as RequestInit);
      expect(await answer.json()).toMatchObject({ status: "mail_sent" });
      return next();
    };
    // What is loaded once, and the heap's own size, are no matter of films.
    for (let warm = 0; warm < 5; warm += 1) await send(WARMING);
    for (const size of SIZES) expect(await send(size)).toBeLessThan(30 * MEGABYTE);
    const year = join(folder, "form-files", String(new Date().getUTCFullYear()));
    const sizes = await Promise.all(
      (await readdir(year)).map(async (name) => (await stat(join(year, name))).size),
    );
    expect(sizes.toSorted((a, b) => a - b)).toEqual([...Array(5).fill(WARMING), ...SIZES]);
  } finally {
    child.kill();
    await rm(folder, { recursive: true });
  }
});
