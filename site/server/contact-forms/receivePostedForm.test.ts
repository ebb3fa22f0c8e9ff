import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FormDefinition } from "vitrine/contact-form";
import { diskStorage } from "../media/diskStorage.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { MultipartError } from "../multipart/MultipartError.ts";
import { MAX_TEXT_BYTES, MOST_PARTS, maxPartsOf, PARTS_AT_LEAST } from "./files/formLimits.ts";
import { type PostedParts, receivePostedForm } from "./receivePostedForm.ts";

const FORM: FormDefinition = {
  id: 1,
  title: "Form",
  locale: "en_US",
  fields: [
    { kind: "text", name: "who", label: "Who" },
    { kind: "file", name: "cv", label: "CV", maxFileSize: 1000 },
    { kind: "file", name: "photo", label: "Photo" },
  ],
};

const text = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, filename: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  `content-type: application/octet-stream\r\n\r\n${content}\r\n`;
/** A text as programs send it that say of everything that it is of bytes. */
const bytes = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n` +
  `content-type: application/octet-stream\r\n\r\n${value}\r\n`;
const END = "--b--\r\n";

let folder: string;
let storage: MediaStorage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-form-files-"));
  storage = diskStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function request() {
  const body = new PassThrough();
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  return { body, message: Object.assign(body, { headers }) as unknown as IncomingMessage };
}

function receive<Result>(
  message: IncomingMessage,
  work: (parts: PostedParts) => Promise<Result>,
  options: Partial<Parameters<typeof receivePostedForm>[1]> = {},
): Promise<Result> {
  const maxBytes = 5 * MAX_TEXT_BYTES;
  const reading = { formFiles: storage, maxBytes, takesFiles: true, formOf: () => FORM };
  return receivePostedForm(message, { ...reading, ...options }, work);
}

/** Sends parts as one body. */
function send<Result>(
  parts: readonly string[],
  work: (parts: PostedParts) => Promise<Result>,
  options?: Parameters<typeof receive>[2],
): Promise<Result> {
  const { body, message } = request();
  body.end(parts.join("") + END);
  return receive(message, work, options);
}

const lying = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const shown = async ({ files }: PostedParts) =>
  files.map(({ field, name, size, type, problem }) => ({ field, name, size, type, problem }));
const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => "read",
    (error: unknown) => (error instanceof MultipartError ? error.trouble : error),
  );

describe("A form with files", () => {
  test("is handed on with its texts in order, and with files that are in no place yet", async () => {
    const parts = [
      text("who", "Ada"),
      file("cv", "../../etc/cv \u202efdp.pdf", "%PDF-1"),
      text("who", "Bea"),
    ];
    await send(parts, async ({ texts, files }) => {
      expect([...texts]).toEqual([
        ["who", "Ada"],
        ["who", "Bea"],
      ]);
      expect(files).toMatchObject([
        { field: "cv", name: "cv fdp.pdf", size: 6, type: "application/pdf" },
      ]);
      expect(lying().map(({ parentPath }) => parentPath)).toEqual([join(folder, ".incoming")]);
    });
    expect(lying()).toEqual([]);
  });

  test("leaves what is kept, in the folder of its year under a name of ours", async () => {
    const path = await send([file("cv", "a.PDF", "%PDF-1"), file("photo", "b.png", "x")], (parts) =>
      Promise.resolve(parts.files[0]?.keep()),
    );
    expect(path).toMatch(/^\d{4}\/[0-9a-f]{32}\.pdf$/);
    expect(readFileSync(join(folder, path ?? ""), "utf8")).toBe("%PDF-1");
    expect(lying()).toHaveLength(1);
  });

  test("may take back what was kept", async () => {
    await send([file("cv", "a.pdf", "%PDF-1")], async ({ files }) => {
      const path = await files[0]?.keep();
      expect(existsSync(join(folder, path ?? ""))).toBe(true);
      await files[0]?.withdraw();
    });
    expect(lying()).toEqual([]);
  });

  test("takes no file where it asks for none, nor the empty one that browsers send", async () => {
    const parts = [
      file("who", "a.pdf", "%PDF-1"),
      file("else", "a.pdf", "%PDF-1"),
      file("cv[x]", "a.pdf", "%PDF-1"),
      file("cv", "", ""),
    ];
    expect(await send(parts, shown)).toEqual([]);
    const unknown = { formOf: () => undefined };
    expect(await send([file("cv", "a.pdf", "%PDF-1")], shown, unknown)).toEqual([]);
  });

  test("takes an empty file that has a name, and one without a name that is not empty", async () => {
    expect(await send([file("cv", "a.pdf", ""), file("photo", "", "hello")], shown)).toMatchObject([
      { name: "a.pdf", size: 0, problem: undefined },
      { name: "file", size: 5 },
    ]);
  });

  test("takes a text that is sent as bytes, in its place among the others", async () => {
    const parts = [bytes("who", "Zoë"), text("who", "Bea"), bytes("who", "Cy"), text("why", "")];
    await send(parts, async ({ texts, files }) => {
      expect([...texts]).toEqual([
        ["who", "Zoë"],
        ["who", "Bea"],
        ["who", "Cy"],
        ["why", ""],
      ]);
      expect(files).toEqual([]);
    });
  });

  test("is known by its number also where that is sent as bytes", async () => {
    const formOf = (texts: FormData) => (texts.get("form") === "1" ? FORM : undefined);
    const parts = [bytes("form", "1"), file("cv", "a.pdf", "%PDF-1")];
    expect(await send(parts, shown, { formOf })).toMatchObject([{ name: "a.pdf" }]);
  });

  test("takes nothing for a text that is empty and sent as bytes, as browsers send no file", async () => {
    const parts = [text("who", "Ada"), bytes("who", ""), file("who", "", "")];
    expect(await send(parts, async ({ texts }) => [...texts])).toEqual([["who", "Ada"]]);
  });

  test("of two files under one name takes the last, of two in brackets both", async () => {
    const two = (name: string) => [file(name, "a.txt", "one"), file(name, "b.txt", "two")];
    const names = async (parts: PostedParts) => parts.files.map(({ name }) => name);
    expect(await send(two("cv"), names)).toEqual(["b.txt"]);
    expect(await send(two("cv[]"), names)).toEqual(["a.txt", "b.txt"]);
    expect(await send([...two("cv[]"), file("cv", "c.txt", "x")], names)).toEqual(["c.txt"]);
    expect(await send([file("cv", "c.txt", "x"), ...two("cv[]")], names)).toEqual([
      "a.txt",
      "b.txt",
    ]);
    expect(lying()).toEqual([]);
  });

  test("says which file is too large, writes no more of it, and reads on", async () => {
    const parts = [file("cv", "a.txt", "x".repeat(500_000)), file("photo", "b.txt", "two")];
    await send(parts, async (sent) => {
      expect(await shown(sent)).toMatchObject([
        { size: 500_000, problem: "too-large" },
        { size: 3, problem: undefined },
      ]);
    });
    expect(lying()).toEqual([]);
  });

  test("says which file is not what its name says", async () => {
    const parts = [file("cv", "a.pdf", "<html>"), file("photo", "b.txt", "text")];
    expect(await send(parts, shown)).toMatchObject([{ problem: "type" }, { problem: undefined }]);
  });

  test("may send all that it offers, however much that is, and no more", async () => {
    const options = Array.from({ length: 300 }, (_, at) => `o${at}`);
    const choice = {
      kind: "select",
      name: "many",
      label: "Many",
      options,
      multiple: true,
    } as const;
    const form: FormDefinition = { ...FORM, fields: [choice] };
    const chosen = options.map((option) => text("many[]", option));
    const formOf = () => form;
    const count = async ({ texts }: PostedParts) => texts.getAll("many[]").length;
    expect(await send(chosen, count, { formOf })).toBe(300);
    const more = Array<string>(maxPartsOf(form) + 1).fill(text("many[]", "o1"));
    expect(await troubleOf(send(more, count, { formOf }))).toBe("too-many");
    const huge = { ...choice, options: Array<string>(9000).fill("o") };
    expect(maxPartsOf({ ...FORM, fields: [huge] })).toBe(MOST_PARTS);
  });

  test("that breaks off leaves nothing, and nobody is asked", async () => {
    const { body, message } = request();
    const reading = troubleOf(receive(message, () => Promise.reject(new Error("was asked"))));
    body.write(file("photo", "a.txt", "one") + file("cv", "b.txt", "t").slice(0, -2));
    await expect.poll(() => lying().length).toBe(2);
    body.destroy(new Error("gone"));
    expect(await reading).toBe("broken");
    expect(lying()).toEqual([]);
  });

  test("that falls silent is given up, and leaves nothing", async () => {
    const { body, message } = request();
    const reading = troubleOf(receive(message, shown, { silenceMs: 50 }));
    body.write(file("cv", "a.txt", "one").slice(0, -2));
    expect(await reading).toBe("silent");
    expect(lying()).toEqual([]);
    expect(body.destroyed).toBe(false);
  });

  test("that comes a byte at a time is given up in the end, and leaves nothing", async () => {
    const { body, message } = request();
    const reading = troubleOf(receive(message, shown, { maxMs: 100 }));
    body.write(file("cv", "a.txt", "one").slice(0, -2));
    const trickle = setInterval(() => body.write("x"), 10);
    expect(await reading).toBe("silent");
    clearInterval(trickle);
    expect(lying()).toEqual([]);
  });

  test("leaves nothing where what is done with it fails", async () => {
    const parts = [file("cv", "a.txt", "one")];
    await expect(send(parts, () => Promise.reject(new RangeError("no")))).rejects.toThrow("no");
    expect(lying()).toEqual([]);
  });

  test.each<[string, readonly string[], string]>([
    ["more parts than may be", Array(PARTS_AT_LEAST + 1).fill(text("a", "")), "too-many"],
    ["more files than may be", Array(PARTS_AT_LEAST + 1).fill(file("x", "a", "")), "too-many"],
    ["as many as may be", Array(PARTS_AT_LEAST).fill(text("a", "")), "read"],
    ["a text that is too long", [text("who", "x".repeat(MAX_TEXT_BYTES + 1))], "long-field"],
    ["a long one sent as bytes", [bytes("who", "x".repeat(MAX_TEXT_BYTES + 1))], "long-field"],
    ["one sent as bytes that breaks off", [bytes("who", "Ada").slice(0, -2)], "broken"],
    [
      "more texts sent as bytes than may be",
      Array(PARTS_AT_LEAST + 1).fill(bytes("a", "")),
      "too-many",
    ],
    [
      "texts that are too long together",
      [text("a", "x".repeat(600_000)), bytes("a", "x".repeat(600_000))],
      "too-large",
    ],
    ["a part without a name", ["--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n"], "broken"],
    ["more than may come in all", [file("x", "a", "x".repeat(5 * MAX_TEXT_BYTES))], "too-large"],
  ])("with %s is read so far", async (_what, parts, trouble) => {
    expect(await troubleOf(send(parts, shown))).toBe(trouble);
    expect(lying()).toEqual([]);
  });
});

describe("A disk that takes nothing more", () => {
  const full = () => Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
  /** Fails with the second piece, or with the first file already. */
  function fullStorage(where: "begin" | "write" | "keep"): MediaStorage {
    return {
      ...storage,
      async begin() {
        if (where === "begin") throw full();
        const draft = await storage.begin();
        if (where === "keep") return { ...draft, keep: () => Promise.reject(full()) };
        const stream = new Writable({ write: (_chunk, _coding, done) => done(full()) });
        return { ...draft, stream };
      },
    };
  }

  test.each(["begin", "write", "keep"] as const)(
    "at %s is told by who keeps the file, and what else was sent is there",
    async (where) => {
      const parts = [file("cv", "a.txt", "one"), text("who", "Ada")];
      const options = { formFiles: fullStorage(where) };
      await send(
        parts,
        async ({ texts, files }) => {
          expect(texts.get("who")).toBe("Ada");
          expect(files[0]?.problem).toBe(where === "keep" ? undefined : "failed");
          await expect(files[0]?.keep()).rejects.toThrow("ENOSPC");
        },
        options,
      );
      expect(lying()).toEqual([]);
    },
  );
});
