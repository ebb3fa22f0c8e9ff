import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { SiteError } from "../SiteError.ts";
import { MAX_UPLOAD_BYTES, readUpload, type UploadedFile } from "./readUpload.ts";

/** A request of which a test says what comes. */
function request(headers: Readonly<Record<string, string>> = {}) {
  const body = new PassThrough();
  const all = { "content-type": "multipart/form-data; boundary=b", ...headers };
  return { body, message: Object.assign(body, { headers: all }) as unknown as IncomingMessage };
}

const part = (name: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`;

const read = async ({ name, stream }: UploadedFile) => `${name}: ${await buffer(stream)}`;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "read",
    (error: unknown) => (error instanceof SiteError ? error.told.code : error),
  );

test("Files are taken one after the other, as they come", async () => {
  const { body, message } = request();
  const taken: string[] = [];
  const reading = readUpload(message, {
    async take(file) {
      taken.push(await read(file));
      return file.name;
    },
  });
  body.write(part("a", "one"));
  body.write("--b");
  await expect.poll(() => taken).toEqual(["a: one"]);
  body.end(`\r\n${part("b", "two").slice(5)}${part("c", "")}--b--`);
  expect(await reading).toEqual(["a", "b", "c"]);
  expect(taken).toEqual(["a: one", "b: two", "c: "]);
});

test("What is not read of a file is passed over, and the next is taken", async () => {
  const { body, message } = request();
  const reading = readUpload(message, {
    take: async (file) => (file.name === "large" ? "refused" : read(file)),
  });
  body.end(`${part("large", "x".repeat(500_000))}${part("b", "two")}--b--`);
  expect(await reading).toEqual(["refused", "b: two"]);
});

test("An upload that falls silent is given up, and the connection is left for the answer", async () => {
  const { body, message } = request();
  const reading = codeOf(readUpload(message, { take: read, silenceMs: 50 }));
  body.write(part("a", "one").slice(0, -2));
  expect(await reading).toBe("silent");
  expect(body.destroyed).toBe(false);
});

test("An upload larger than it may be is refused, said before or not", async () => {
  const told = request({ "content-length": String(MAX_UPLOAD_BYTES + 1) });
  expect(await codeOf(readUpload(told.message, { take: read }))).toBe("too-large");
  expect(told.body.destroyed).toBe(false);
});

test("What taking a file throws ends the upload, and no file after it is taken", async () => {
  const { body, message } = request();
  const taken: string[] = [];
  const reading = readUpload(message, {
    async take({ name }) {
      taken.push(name);
      throw new RangeError("full");
    },
  });
  body.write(`${part("a", "one")}${part("b", "two")}--b`);
  await expect(reading).rejects.toThrow(new RangeError("full"));
  expect(taken).toEqual(["a"]);
  expect(body.destroyed).toBe(false);
});

test("A body that breaks is told once what was being taken has been let go of", async () => {
  const { body, message } = request();
  let isOver = false;
  const reading = codeOf(
    readUpload(message, {
      take: (file) =>
        read(file).finally(() => {
          isOver = true;
        }),
    }),
  );
  body.write(part("a", "one").slice(0, -2));
  await expect.poll(() => body.readableLength).toBe(0);
  body.destroy(new Error("gone"));
  expect(await reading).toBe("broken");
  expect(isOver).toBe(true);
});
