import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchAnswer } from "../../../tests/support/answered.ts";
import type { StoredFormDefinition } from "../../content/contact-forms/formDefinitionSchema.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { rateLimits, submissionFiles, submissions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { formTextsOf } from "../../texts/formTextsOf.ts";
import { PARTS_AT_LEAST, READ_AT_LEAST } from "../contact-forms/files/formLimits.ts";
import { FORM_FILES, openFormFiles } from "../contact-forms/files/openFormFiles.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import { FORM_FILES_LIMIT } from "../rateLimit.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { CONTACT_FORM_API } from "./contactForms.ts";

const FIELDS: StoredFormDefinition["fields"] = [
  { kind: "text", name: "your-name", label: "Name", required: true },
  { kind: "file", name: "cv", label: "CV", required: true, accept: [".pdf"], maxFileSize: 1000 },
  { kind: "file", name: "photo", label: "Photo" },
  { kind: "acceptance", name: "terms", label: "Yes" },
];
const PDF = "%PDF-1.7 ...";
const TEXTS = { _wpcf7_unit_tag: "wpcf7-f1-o1", "your-name": "Ada", terms: "1" };

const text = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, filename: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  `content-type: application/octet-stream\r\n\r\n${content}\r\n`;
const texts = (fields: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...TEXTS, ...fields })
    .map(([name, value]) => text(name, value))
    .join("");
const END = "--x--\r\n";
const HEADERS = { "content-type": "multipart/form-data; boundary=x" };

type Broken = "begin" | "write" | "keep" | undefined;

/** A disk that a test may fill. */
function fillable(storage: MediaStorage, where: () => Broken): MediaStorage {
  const full = () => Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
  let kept = 0;
  return {
    ...storage,
    async begin() {
      if (where() === "begin") throw full();
      const draft = await storage.begin();
      if (where() === "write") {
        return { ...draft, stream: new Writable({ write: (_c, _e, done) => done(full()) }) };
      }
      return {
        ...draft,
        async keep(path) {
          kept += 1;
          // The second does not fit.
          if (where() === "keep" && kept % 2 === 0) throw full();
          await draft.keep(path);
        },
      };
    },
  };
}

describeEachStore("A contact form with files", ({ store }) => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-form-uploads-"));
  let site: VisitorSite;
  let id: number;
  let broken: Broken;

  beforeAll(async () => {
    const formFiles = fillable(openFormFiles(folder), () => broken);
    site = await startVisitorSite(store().db, {}, { formFiles });
    id = (await writeContactForm(store().db, formContent("write", { fields: FIELDS }))).id;
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    broken = undefined;
    await store().db.delete(submissions);
    await store().db.delete(rateLimits);
    rmSync(join(folder, FORM_FILES), { recursive: true, force: true });
  });

  const address = () => `${site.address}${CONTACT_FORM_API}/contact-forms/${id}/feedback`;
  async function send(
    body: string | ReadableStream,
    {
      headers = {},
      task = { meta: {} },
    }: { headers?: object; task?: { readonly meta: object } } = {},
  ) {
    const answer = await fetchAnswer(task, address(), {
      method: "POST",
      body,
      headers: { ...HEADERS, ...headers },
      duplex: "half",
    } as RequestInit);
    return { status: answer.status, body: await answer.json() };
  }
  const invalid = async (body: string) =>
    (await send(texts() + body + END)).body.invalid_fields.map(
      ({ field, message }: Readonly<Record<string, string>>) => [field, message],
    );
  const stored = () => store().db.select().from(submissions);
  const files = () => store().db.select().from(submissionFiles);
  const lying = () => {
    try {
      return readdirSync(join(folder, FORM_FILES), { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name));
    } catch {
      return [];
    }
  };

  describe("is taken", () => {
    test("with what it asks for, each file in its place and known", async ({ task }) => {
      const sent = texts() + file("cv", "../../../é\u202e\\x/CV.pdf", PDF) + END;
      const { status, body } = await send(sent, { task });
      expect([status, body]).toMatchObject([200, { status: "mail_sent", invalid_fields: [] }]);
      expect(await stored()).toMatchObject([
        { fields: { "your-name": ["Ada"], cv: ["CV.pdf"], photo: [], terms: ["1"] } },
      ]);
      const [row] = await files();
      expect(row).toMatchObject({
        ...{ field: "cv", name: "CV.pdf", type: "application/pdf", size: PDF.length },
        path: expect.stringMatching(/^\d{4}\/[0-9a-f]{32}\.pdf$/),
        removedAt: null,
      });
      expect(lying()).toEqual([join(folder, FORM_FILES, row?.path ?? "")]);
      expect(readFileSync(lying()[0] ?? "", "utf8")).toBe(PDF);
    });

    test("once under one key, with one file, also when it comes several times at once", async () => {
      const one = texts({ _idempotency_key: "k-1" }) + file("cv", "a.pdf", PDF) + END;
      const answers = await Promise.all([1, 2, 3, 4].map(() => send(one)));
      for (const { body } of answers) expect(body.status).toBe("mail_sent");
      expect([(await stored()).length, (await files()).length, lying().length]).toEqual([1, 1, 1]);
      // Another file is another message.
      const other = texts({ _idempotency_key: "k-1" }) + file("cv", "a.pdf", `${PDF}.`) + END;
      expect((await send(other)).body.status).toBe("mail_sent");
      expect([(await stored()).length, lying().length]).toEqual([2, 2]);
    });

    test("without what it does not ask for, of which nothing is kept", async () => {
      const more = file("your-name", "b.pdf", PDF) + file("__proto__", "c.pdf", PDF);
      await send(texts() + more + file("cv", "a.pdf", PDF) + END);
      expect(await files()).toMatchObject([{ name: "a.pdf" }]);
      expect(lying()).toHaveLength(1);
    });

    test("with the last of two files under one name", async () => {
      await send(texts() + file("cv", "a.pdf", PDF) + file("cv", "b.pdf", PDF) + END);
      expect(await files()).toMatchObject([{ name: "b.pdf" }]);
      expect(lying()).toHaveLength(1);
    });

    test("with an empty file that has a name", async () => {
      expect((await send(texts() + file("cv", "a.pdf", "") + END)).body.status).toBe("mail_sent");
      expect(await files()).toMatchObject([{ size: 0 }]);
    });
  });

  describe("is refused", () => {
    test.each([
      ["without a part", ""],
      ["with the empty part that browsers send", file("cv", "", "")],
      ["with a text in its place", text("cv", "a.pdf")],
      ["with a file in another field", file("photo[x]", "a.pdf", PDF)],
    ])("%s where a file is required", async (_how, part) => {
      expect(await invalid(part)).toEqual([["cv", "Please fill in this field."]]);
      expect([await stored(), lying()]).toEqual([[], []]);
    });

    test.each([
      ["of another ending", "a.pdf.exe", PDF],
      ["of another content", "a.pdf", "<html><script>alert(1)</script>"],
      ["that is a program", "a.pdf", `MZ\x90${"\0".repeat(60)}`],
    ])("with a file %s", async (_what, name, content) => {
      expect(await invalid(file("cv", name, content))).toEqual([
        ["cv", "Files of this kind cannot be taken."],
      ]);
      expect([await stored(), lying()]).toEqual([[], []]);
    });

    test("with a file that is too large, at its field, however much larger it is", async () => {
      for (const size of [1001, 20_000_000]) {
        expect(await invalid(file("cv", "a.pdf", PDF + "x".repeat(size)))).toEqual([
          ["cv", "This file is too large."],
        ]);
      }
      const two = file("cv[]", "a.pdf", PDF + "x".repeat(600));
      expect(await invalid(two + two)).toEqual([["cv", "This file is too large."]]);
      expect(lying()).toEqual([]);
    });

    test("for its texts and its terms before its files", async () => {
      const bad = file("cv", "a.exe", "x");
      const wrong = await send(texts({ "your-name": "" }) + bad + END);
      expect(wrong.body.invalid_fields).toMatchObject([{ field: "your-name" }]);
      expect((await send(texts({ terms: "0" }) + bad + END)).body.status).toBe(
        "acceptance_missing",
      );
      expect(await invalid(bad + file("photo", "a.png", "no"))).toMatchObject([
        ["cv", expect.any(String)],
        ["photo", expect.any(String)],
      ]);
      expect(lying()).toEqual([]);
    });
  });

  test.each(["begin", "write", "keep"] as const)(
    "is not taken where the disk is full (%s), and nothing half is left",
    async (where) => {
      broken = where;
      const both = file("cv", "a.pdf", PDF) + file("photo", "a.png", "\x89PNG\r\n\x1a\n");
      // Latin letters as they are: a picture's first byte is none of UTF-8.
      const bytes = new Blob([Buffer.from(texts() + both + END, "latin1")]).stream();
      const { status, body } = await send(bytes);
      expect([status, body]).toMatchObject([
        200,
        { status: "mail_failed", invalid_fields: [], into: "#wpcf7-f1-o1" },
      ]);
      expect([await stored(), await files(), lying()]).toEqual([[], [], []]);
      expect(site.lines.slice(-2).join("")).toContain("ENOSPC");
      broken = undefined;
      expect((await send(texts() + file("cv", "a.pdf", PDF) + END)).body.status).toBe("mail_sent");
    },
  );

  describe("stands hostile requests", () => {
    const codeOf = async (body: string | ReadableStream, headers = {}) => {
      const answer = await send(body, { headers });
      return [answer.status, answer.body.code, answer.body.data?.status];
    };

    test("of another boundary, and of 10,000 parts", async () => {
      const whole = texts() + file("cv", "a.pdf", PDF) + END;
      const other = { "content-type": "multipart/form-data; boundary=y" };
      expect(await codeOf(whole, other)).toEqual([400, "vitrine_body_not_readable", 400]);
      for (const part of [file("cv", "a.pdf", PDF), file("else", "a", "x")]) {
        const many = texts() + part.repeat(10_000) + END;
        expect(await codeOf(many)).toEqual([400, "vitrine_too_many_parts", 400]);
      }
      expect(await codeOf(texts() + file("cv", "a", "").repeat(PARTS_AT_LEAST) + END)).toEqual([
        400,
        "vitrine_too_many_parts",
        400,
      ]);
      expect([await stored(), lying()]).toEqual([[], []]);
    });

    test("of more than is read, said before or not", async () => {
      const piece = Buffer.alloc(1024 * 1024, "x");
      let left = READ_AT_LEAST / piece.length;
      const endless = new ReadableStream({
        start: (flow) => flow.enqueue(Buffer.from(texts() + file("cv", "a.pdf", PDF).slice(0, -2))),
        pull(flow) {
          left -= 1;
          if (left >= 0) flow.enqueue(piece);
          else flow.close();
        },
      });
      expect(await codeOf(endless)).toEqual([413, "vitrine_too_large", 413]);
      const told = texts() + file("cv", "a.pdf", "x".repeat(READ_AT_LEAST)) + END;
      expect(await codeOf(told)).toEqual([413, "vitrine_too_large", 413]);
      expect([await stored(), lying()]).toEqual([[], []]);
    });

    test("that break off in the middle of a file", async () => {
      const { port, pathname } = new URL(address());
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-length: 9999\r\n` +
          `content-type: ${HEADERS["content-type"]}\r\n\r\n` +
          (texts() + file("photo", "a.txt", "x".repeat(500)) + file("cv", "a.pdf", PDF)).slice(
            0,
            -9,
          ),
      );
      await expect.poll(() => lying().length).toBe(2);
      socket.destroy();
      await expect.poll(() => lying()).toEqual([]);
      expect(await stored()).toEqual([]);
    });

    test("that come too often, without reading them; forms without files go on", async () => {
      const bad = texts({ "your-name": "" }) + file("cv", "a.pdf", PDF) + END;
      for (let count = 0; count < FORM_FILES_LIMIT.count; count += 1) {
        expect((await send(bad)).body.status).toBe("validation_failed");
      }
      expect(await codeOf(bad)).toEqual([429, "vitrine_too_often", 429]);
      expect(lying()).toEqual([]);
      const plain = await writeContactForm(store().db, formContent("plain"));
      const answer = await fetch(address().replace(`/${id}/`, `/${plain.id}/`), {
        method: "POST",
        headers: HEADERS,
        body: texts() + END,
      });
      expect(await answer.json()).toMatchObject({ status: "mail_sent" });
    });

    test("of names that mean something to programs", async () => {
      const names = ["..", ".", "C:\\a.pdf", "con.pdf", `${"a".repeat(5000)}.pdf`];
      for (const name of names) {
        await store().db.delete(rateLimits);
        const { status } = await send(texts() + file("cv", name, PDF) + END);
        expect([name, status]).toEqual([name, 200]);
      }
      for (const { path } of await files()) expect(path).toMatch(/^\d{4}\/[0-9a-f]{32}\.pdf$/);
      expect(lying()).toHaveLength((await files()).length);
    });
  });

  describe("without script", () => {
    async function post(body: string, path = "/write", headers = {}) {
      const here = { origin: site.address, "sec-fetch-site": "same-origin", accept: "text/html" };
      const answer = await fetch(site.address + path, {
        method: "POST",
        redirect: "manual",
        headers: { ...here, ...HEADERS, ...headers },
        body,
      });
      return { status: answer.status, html: await answer.text() };
    }
    const own = (fields: Readonly<Record<string, string>> = {}) =>
      text("_wpcf7", String(id)) + texts({ _wpcf7_unit_tag: `wpcf7-f${id}-o2`, ...fields });

    test("is sent as browsers send files, to its page, which says that it came", async () => {
      expect(await (await site.get("/write")).text()).toContain('encType="multipart/form-data"');
      const { status, html } = await post(own() + file("cv", "a.pdf", PDF) + END);
      expect(status).toBe(200);
      expect(html).toContain("Your message has been sent");
      expect(html).not.toContain("choose your files again");
      expect(await files()).toMatchObject([{ name: "a.pdf" }]);
    });

    test.each([
      [null, "choose your files again"],
      ["de", "wählen Sie Ihre Dateien noch einmal aus"],
      ["ar", "اختيار ملفاتك مرة أخرى"],
    ])(
      "says after an error, as a form in %s, that files must be chosen again",
      async (...asked) => {
        const [language, words] = asked;
        const path = "/ar/write";
        await writeContactForm(store().db, {
          ...formContent("write", { fields: FIELDS }),
          language,
        });
        const { status, html } = await post(own() + file("cv", "a.exe", "x") + END, path);
        expect(status).toBe(422);
        expect(html).toContain(formTextsOf(language ?? "en").messages.upload_file_type_invalid);
        expect(html).toContain(words);
        expect(html).toContain('value="Ada"');
        expect([await stored(), lying()]).toEqual([[], []]);
        const without = await post(own() + file("cv", "", "") + END, path);
        expect(without.html).not.toContain(words);
        await writeContactForm(store().db, formContent("write", { fields: FIELDS }));
      },
    );

    test("takes no file before its form is known, from no other site, and not too much", async () => {
      const often = { "x-forwarded-for": "192.0.2.9" };
      const early = file("cv", "a.pdf", PDF) + own() + END;
      expect((await post(early)).status).toBe(422);
      const whole = own() + file("cv", "a.pdf", PDF) + END;
      expect((await post(whole, "/write", { origin: "https://else.example" })).status).toBe(403);
      expect((await post(whole, "/post")).status).toBe(405);
      const large = own() + file("cv", "a.pdf", "x".repeat(READ_AT_LEAST)) + END;
      const refused = await post(large, "/de/write");
      expect(refused.status).toBe(413);
      expect(refused.html).toContain("kleinere Dateien");
      expect((await post(own(), "/write")).status).toBe(400);
      for (let count = 0; count < FORM_FILES_LIMIT.count; count += 1) {
        await post(own() + END, "/write", often);
      }
      expect((await post(whole, "/write", often)).status).toBe(429);
      expect([await stored(), lying()]).toEqual([[], []]);
    });
  });
});
