import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchAnswer } from "../../../tests/support/answered.ts";
import type { StoredFormDefinition } from "../../content/contact-forms/formDefinitionSchema.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { rateLimits, submissions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { PARTS_AT_LEAST } from "../contact-forms/files/formLimits.ts";
import { CONTACT_FORM_LIMIT } from "../rateLimit.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { CONTACT_FORM_API } from "./contactForms.ts";

const FIELDS: StoredFormDefinition["fields"] = [
  { kind: "textarea", name: "your-message", label: "Message", required: true, maxLength: 20 },
  { kind: "text", name: "your-name", label: "Name", required: true },
  { kind: "email", name: "your-email", label: "Email" },
  { kind: "select", name: "subject", label: "Subject", options: ["a  print", "other"] },
  { kind: "checkbox", name: "topics", label: "Topics", options: ["a", "b"] },
  { kind: "acceptance", name: "terms", label: "Yes" },
  { kind: "hidden", name: "state", value: "" },
];

const WHOLE = {
  _wpcf7_unit_tag: "wpcf7-f1-o1",
  "your-name": "Ada",
  "your-message": "Hello.",
  terms: "1",
};

describeEachStore("The contact forms' API", ({ store }) => {
  let site: VisitorSite;
  let id: number;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
    const messages = { mail_sent_ok: "It is here.", accept_terms: "Say yes first." };
    const form = await writeContactForm(
      store().db,
      formContent("contact", { fields: FIELDS, messages }),
    );
    id = form.id;
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(submissions);
    await store().db.delete(rateLimits);
  });

  const address = (rest: string) => `${site.address}${CONTACT_FORM_API}/contact-forms${rest}`;
  const stored = () => store().db.select().from(submissions);
  const multipart = (fields: Fields): FormData => {
    const data = new FormData();
    for (const [name, value] of fields) {
      if (typeof value === "string") data.append(name, value);
      else data.append(name, value);
    }
    return data;
  };
  async function send(
    fields: Readonly<Record<string, string>> | Fields,
    headers: Readonly<Record<string, string>> = {},
    task: { readonly meta: object } = { meta: {} },
  ) {
    const pairs = isPairs(fields) ? fields : Object.entries(fields);
    const answer = await fetchAnswer(task, address(`/${id}/feedback`), {
      method: "POST",
      body: multipart(pairs),
      headers,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  describe("tells", () => {
    test("the rules of a form as a list, in the shape of the wire [CF-026]", async ({ task }) => {
      const answer = await fetchAnswer(task, address(`/${id}/feedback/schema`));
      const body = await answer.json();
      expect(answer.status).toBe(200);
      expect(body).toMatchObject({ version: expect.any(String), locale: "en_US" });
      expect(body.rules).toContainEqual({
        rule: "required",
        field: "your-name",
        error: expect.any(String),
      });
      expect(body.rules).toContainEqual({
        rule: "enum",
        field: "subject",
        accept: ["a  print", "other"],
        error: expect.any(String),
      });
    });

    test("that a form without questions has nothing to refill", async () => {
      const answer = await fetch(address(`/${id}/refill`));
      expect([answer.status, await answer.json()]).toEqual([200, []]);
    });

    test("every origin, but nobody who is signed in, and no cache", async () => {
      for (const path of [`/${id}/feedback/schema`, `/${id}/refill`, "/99999/refill", "/x"]) {
        const { headers } = await fetch(address(path), {
          headers: { origin: "https://else.example" },
        });
        expect(headers.get("access-control-allow-origin")).toBe("*");
        expect(headers.get("access-control-allow-credentials")).toBeNull();
        expect(headers.get("cache-control")).toBe("no-store");
      }
      const { body, headers } = await send(WHOLE, { origin: "https://else.example" });
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(body.status).toBe("mail_sent");
    });
  });

  describe("takes a form", () => {
    test("that is right, and says so once it is stored [CF-092, CF-093, CF-095]", async ({
      task,
    }) => {
      const fields = {
        ...WHOLE,
        _wpcf7: "77",
        "your-email": " ada@example.com ",
        subject: "a  print",
        unknown: "x",
      };
      const { status, body } = await send(fields, {}, task);
      expect(status).toBe(200);
      expect(body).toEqual({
        contact_form_id: id,
        status: "mail_sent",
        message: "It is here.",
        posted_data_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
        into: "#wpcf7-f1-o1",
        invalid_fields: [],
      });
      expect(await stored()).toMatchObject([
        {
          formId: id,
          status: "mail_sent",
          page: null,
          idempotencyKey: null,
          hash: body.posted_data_hash,
          fields: {
            "your-message": ["Hello."],
            "your-name": ["Ada"],
            "your-email": ["ada@example.com"],
            subject: ["a  print"],
            topics: [],
            terms: ["1"],
          },
        },
      ]);
      expect(Object.keys((await stored())[0]?.fields ?? {})).toHaveLength(FIELDS.length);
    });

    test("with the page that it was sent from, without what may be secret in its address", async () => {
      await send(WHOLE, { referer: `${site.address}/de/contact?product=x&token=1#f` });
      await send(WHOLE, { referer: "https://else.example/page?token=1" });
      await send(WHOLE, { referer: "javascript:alert(1)" });
      const pages = (await stored()).map(({ page }) => page);
      expect(pages).toEqual(
        expect.arrayContaining(["/de/contact", "https://else.example/page", null]),
      );
    });

    test("of any script and with markup, as the text that it is", async () => {
      await send({
        ...WHOLE,
        "your-name": "ليلى\r\nBcc: x\0",
        "your-message": "<b>1</b>\r\n'2 😀",
      });
      expect(await stored()).toMatchObject([
        { fields: { "your-name": ["ليلى Bcc: x"], "your-message": ["<b>1</b>\n'2 😀"] } },
      ]);
    });

    test("by its rules as it was written, and keeps it without what only takes room", async () => {
      const written = "a\u00a0    b\r\n\r\n\r\n\r\nc ";
      await send({ ...WHOLE, "your-message": written, "your-name": "Ada   L. " });
      expect(await stored()).toMatchObject([
        { fields: { "your-message": ["a\u00a0    b\n\nc"], "your-name": ["Ada L."] } },
      ]);
      const long = await send({ ...WHOLE, "your-message": `a${" ".repeat(19)}b` });
      expect(long.body.invalid_fields).toMatchObject([{ field: "your-message" }]);
    });

    test("with what a page put into a hidden field, each blank of it", async () => {
      const state = '{"a":  1,\n\n\n"b": 2} ';
      await send({ ...WHOLE, state });
      expect(await stored()).toMatchObject([{ fields: { state: [state] } }]);
    });

    test("that says a thing twice by what it says last", async () => {
      const { _wpcf7_unit_tag, ...fields } = WHOLE;
      const twice: Fields = [
        ["_wpcf7_unit_tag", "first"],
        ["_wpcf7_unit_tag", "last"],
        ["_idempotency_key", "one"],
        ["_idempotency_key", "two"],
        ...Object.entries(fields),
      ];
      expect((await send(twice)).body.into).toBe("#last");
      expect(await stored()).toMatchObject([{ idempotencyKey: "two" }]);
    });

    test("with several values under one name", async () => {
      await send([...Object.entries(WHOLE), ["topics[]", "a"], ["topics[]", "b"]]);
      expect(await stored()).toMatchObject([{ fields: { topics: ["a", "b"] } }]);
    });

    test("with files that it does not ask for, without a look at them", async () => {
      const file = new File(["x"], "a.txt");
      const { body } = await send([...Object.entries(WHOLE), ["your-name", file], ["<b>x", file]]);
      expect(body).toMatchObject({ status: "mail_sent", invalid_fields: [] });
    });

    test("once under one key, with the same answer, however often it is sent", async () => {
      const again = { ...WHOLE, _idempotency_key: "0b9f-1" };
      const first = await send(again);
      for (let count = 0; count < 9; count += 1) {
        expect((await send({ ...again, _wpcf7_posted_data_hash: "x" })).body).toEqual(first.body);
      }
      expect(await stored()).toHaveLength(1);
      // A key that is none is none: the form is taken.
      await store().db.delete(rateLimits);
      for (const key of ["a b", "a".repeat(65), ""]) {
        expect((await send({ ...WHOLE, _idempotency_key: key })).body.status).toBe("mail_sent");
      }
      expect(await stored()).toHaveLength(4);
    });

    test("ten times in ten minutes from one address, then asks to wait, in the form's words", async () => {
      expect(CONTACT_FORM_LIMIT).toMatchObject({ count: 10, windowSeconds: 600 });
      const from = { "x-forwarded-for": "192.0.2.7" };
      for (let count = 0; count < 7; count += 1) await send({ ...WHOLE, "your-name": "" }, from);
      for (let count = 0; count < 10; count += 1) {
        expect((await send(WHOLE, from)).body.status).toBe("mail_sent");
      }
      const { status, body, headers } = await send(WHOLE, from);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: "spam", posted_data_hash: "", invalid_fields: [] });
      expect(body.message).toContain("Please wait 10 minutes");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(500);
      expect((await send(WHOLE, { "x-forwarded-for": "192.0.2.8" })).body.status).toBe("mail_sent");
      expect(await stored()).toHaveLength(11);
    });
  });

  describe("refuses a form", () => {
    test("that breaks rules, with each field's first error, in the order of the rules [CF-094]", async ({
      task,
    }) => {
      const wrong = {
        ...WHOLE,
        "your-message": "m".repeat(21),
        "your-name": " \u200b\0",
        "your-email": "ada",
        subject: "none",
        terms: "",
      };
      const { status, body } = await send(wrong, {}, task);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: "validation_failed", posted_data_hash: "" });
      const fields = body.invalid_fields.map(({ field }: { field: string }) => field);
      expect(fields).toEqual(["your-name", "your-email", "your-message", "subject"]);
      for (const { field, message, error_id, idref } of body.invalid_fields) {
        expect(message).toMatch(/\w/);
        expect([error_id, idref]).toEqual([`wpcf7-f1-o1-ve-${field}`, null]);
      }
      expect(await stored()).toEqual([]);
    });

    test("whose fields are missing altogether", async () => {
      const { body } = await send({ _wpcf7_unit_tag: "x" });
      expect(body.invalid_fields).toMatchObject([
        { field: "your-name" },
        { field: "your-message" },
      ]);
    });

    test.each(["0", "", undefined])("whose terms are not accepted but %j", async (terms) => {
      const { terms: _terms, ...rest } = WHOLE;
      const { body } = await send({ ...rest, ...(terms !== undefined && { terms }) });
      expect(body).toMatchObject({
        status: "acceptance_missing",
        message: "Say yes first.",
        invalid_fields: [],
        posted_data_hash: "",
      });
      expect(await stored()).toEqual([]);
    });

    test("that the store cannot take, in words, and the log says why without the visitor's", async () => {
      await store().db.execute(sql`alter table submissions rename to away`);
      const { status, body } = await send({ ...WHOLE, "your-name": "Unmistakable" }).finally(() =>
        store().db.execute(sql`alter table away rename to submissions`),
      );
      expect([status, body]).toMatchObject([
        200,
        { status: "mail_failed", posted_data_hash: expect.stringMatching(/^\w{32}$/) },
      ]);
      expect(site.lines.join("")).toContain("submission not stored");
      expect(site.lines.join("")).not.toContain("Unmistakable");
    });
  });

  describe("answers what is no such request with a code", () => {
    const refusals: readonly [string, RequestInit, number, string][] = [
      ["/99999/feedback/schema", {}, 404, "wpcf7_not_found"],
      ["/0/refill", {}, 404, "wpcf7_not_found"],
      [`/${"9".repeat(400)}/refill`, {}, 404, "wpcf7_not_found"],
      ["/abc/feedback/schema", {}, 404, "rest_no_route"],
      ["/1e3/refill", {}, 404, "rest_no_route"],
      ["/ID/feedback", {}, 404, "rest_no_route"],
      ["/ID/feedback", { method: "PUT" }, 404, "rest_no_route"],
      ["/ID/feedback", { method: "DELETE" }, 404, "rest_no_route"],
      ["/ID/refill", { method: "POST" }, 404, "rest_no_route"],
      ["/ID/feedback/schema", { method: "POST" }, 404, "rest_no_route"],
      ["", {}, 403, "wpcf7_forbidden"],
      ["/ID", {}, 403, "wpcf7_forbidden"],
      ["/ID/feedback", { method: "POST" }, 415, "wpcf7_unsupported_media_type"],
    ];
    test.each(refusals)("%s %j: %i %s", async (...refusal) => {
      const [path, init, status, code] = refusal;
      const answer = await fetch(address(path.replace("ID", String(id))), init);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ code, message: expect.any(String), data: { status } });
    });

    test.each([
      ["application/x-www-form-urlencoded", "_wpcf7_unit_tag=x&your-name=Ada"],
      ["application/json", '{"_wpcf7_unit_tag":"x"}'],
      ["multipart/mixed; boundary=x", "--x--"],
      ["text/plain", "x"],
    ])("a body of %s", async (type, body) => {
      const headers = { "content-type": type };
      const answer = await fetch(address(`/${id}/feedback`), { method: "POST", headers, body });
      expect([answer.status, await answer.json()]).toMatchObject([
        415,
        { code: "wpcf7_unsupported_media_type" },
      ]);
    });

    test.each(["", "!!! <> ###", "é", "a".repeat(201), undefined])(
      "the unit tag %j",
      async (tag) => {
        const { _wpcf7_unit_tag: _tag, ...rest } = WHOLE;
        const { status, body } = await send({
          ...rest,
          ...(tag !== undefined && { _wpcf7_unit_tag: tag }),
        });
        expect([status, body.code]).toEqual([400, "wpcf7_unit_tag_not_found"]);
      },
    );

    test("but any unit tag that holds something, cleaned of what no id may hold", async () => {
      const { body } = await send({ _wpcf7_unit_tag: 'an"><b>y-1_' });
      expect(body.into).toBe("#anby-1_");
      expect(body.invalid_fields[0].error_id).toBe("anby-1_-ve-your-name");
    });
  });

  describe("stands hostile requests", () => {
    const type = "multipart/form-data; boundary=x";
    const post = async (body: string | Uint8Array<ArrayBuffer>, contentType = type) => {
      const headers = { "content-type": contentType };
      return fetch(address(`/${id}/feedback`), { method: "POST", headers, body });
    };
    const part = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const start = part("_wpcf7_unit_tag", "t");

    test("of broken multipart: a clear refusal, and the site goes on", async () => {
      const broken: readonly (readonly [string, string?])[] = [
        [""],
        ["--x"],
        ["--y--\r\n"],
        [start],
        [`${start}--x`],
        [`${start}--x\r\ncontent-disposition: form-data\r\n\r\nz\r\n--x--`],
        ["--x\r\n\r\n\r\n--x--"],
        [`${start}${part("\0", "z")}--x--`],
        [`${start}${part("n".repeat(50_000), "z")}--x--`],
        [`${start}--x--`, "multipart/form-data"],
        [`${start}--x--`, "multipart/form-data; boundary="],
        [`${start}--x--`, `multipart/form-data; boundary=${"x".repeat(500)}`],
        ["\0".repeat(1000)],
      ];
      for (const [body, contentType] of broken) {
        const answer = await post(body, contentType);
        expect([body.slice(0, 80), contentType, answer.status]).toEqual([
          body.slice(0, 80),
          contentType,
          400,
        ]);
        expect(await answer.json()).toMatchObject({ data: { status: 400 } });
      }
      const noise = new Uint8Array(4096).map((_, at) => (at * 7919) % 256);
      expect((await post(noise)).status).toBe(400);
      expect((await send(WHOLE)).body.status).toBe("mail_sent");
    });

    test("of 10,000 fields, and of one more than may be", async () => {
      for (const count of [10_000, PARTS_AT_LEAST]) {
        const many = Array.from({ length: count }, (_, n) => part(`f${n}`, "")).join("");
        const took: number[] = [];
        for (let time = 0; time < 3; time += 1) {
          const begun = performance.now();
          const answer = await post(`${start}${many}--x--\r\n`);
          expect([answer.status, (await answer.json()).code]).toEqual([
            400,
            "vitrine_too_many_parts",
          ]);
          took.push(performance.now() - begun);
        }
        // The quickest counts: the others may have been held up.
        expect(Math.min(...took)).toBeLessThan(3000);
      }
    });

    test("of more than may be sent, told or not", async () => {
      const long = part("your-message", "m".repeat(1024 * 1024));
      const told = await post(`${start}${long}--x--\r\n`);
      expect([told.status, await told.json()]).toMatchObject([
        413,
        { code: "vitrine_too_large", data: { status: 413 } },
      ]);
      const stream = new Blob([start, long, "--x--\r\n"]).stream();
      const answer = await fetch(address(`/${id}/feedback`), {
        method: "POST",
        headers: { "content-type": type },
        body: stream,
        duplex: "half",
      } as RequestInit);
      expect(answer.status).toBe(413);
    });

    test("of names that mean something to programs, or are very long", async () => {
      const names = [
        "__proto__",
        "constructor",
        "toString",
        "your-name[__proto__]",
        "a".repeat(5000),
        "[]",
      ];
      const { body } = await send([
        ...Object.entries(WHOLE),
        ...names.map((name) => [name, "x"] as const),
      ]);
      expect(body.status).toBe("mail_sent");
      const [row] = await stored();
      expect(Object.keys(row?.fields ?? {}).sort()).toEqual(
        FIELDS.map((field) => ("name" in field ? field.name : "")).sort(),
      );
    });

    test("of cookies: whoever sends them is nobody here", async () => {
      const { headers } = await send(WHOLE, { cookie: "vitrine_session=x" });
      expect(headers.getSetCookie()).toEqual([]);
    });
  });
});

type Fields = readonly (readonly [name: string, value: string | File])[];

function isPairs(fields: Readonly<Record<string, string>> | Fields): fields is Fields {
  return Array.isArray(fields);
}
