import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StoredFormDefinition } from "../../content/contact-forms/formDefinitionSchema.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { rateLimits, submissions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";

const FIELDS: StoredFormDefinition["fields"] = [
  { kind: "text", name: "your-name", label: "Name", required: true },
  { kind: "text", name: "your-print", label: "Print" },
  { kind: "textarea", name: "your-message", label: "Message" },
  { kind: "acceptance", name: "terms", label: ["Read ", { text: "this", href: "/privacy" }] },
];

describeEachStore("A contact form without script", ({ store }) => {
  let site: VisitorSite;
  let id: number;
  let whole: Readonly<Record<string, string>>;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
    id = (await writeContactForm(store().db, formContent("write", { fields: FIELDS }))).id;
    whole = {
      _wpcf7: String(id),
      _wpcf7_unit_tag: `wpcf7-f${id}-o2`,
      "your-name": "Ada",
      "your-message": "</textarea><b>Hi",
      terms: "1",
    };
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(submissions);
    await store().db.delete(rateLimits);
  });

  const stored = () => store().db.select().from(submissions);
  async function send(fields: Readonly<Record<string, string>>, path = "/write", headers = {}) {
    const answer = await site.post(path, { ...whole, ...fields }, headers);
    const html = await answer.text();
    return { answer, html, forms: html.split('<div class="wpcf7 no-js"').slice(1) };
  }

  test("stands on a page that is the same for everyone and tells where its API is", async () => {
    const answer = await site.get("/write");
    const html = await answer.text();
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(html).toContain(`id="wpcf7-f${id}-o1"`);
    expect(html).toContain(`id="wpcf7-f${id}-o2"`);
    expect(html).toContain(
      '"contactForm":{"root":"/api/","namespace":"contact-form-7/v1","cached":false}',
    );
    expect(await (await site.get("/post")).text()).not.toContain("contactForm");
  });

  test("is stored, and its page says so, with nothing left in it", async () => {
    const { answer, html, forms } = await send({});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await stored()).toMatchObject([
      { formId: id, page: "/write", fields: { "your-name": ["Ada"], terms: ["1"] } },
    ]);
    expect(forms[0]).toContain('data-status="init"');
    expect(forms[1]).toContain('class="wpcf7-form sent answered"');
    expect(forms[1]).toContain('data-status="sent"');
    expect(forms[1]?.match(/Thank you\. Your message has been sent\./g)).toHaveLength(2);
    expect(html).not.toContain('value="Ada"');
    expect(html).not.toContain("post_request_data");
  });

  test("that is not right is shown as it was written, with what is wrong, and nothing is stored", async () => {
    const { answer, html, forms } = await send({ "your-name": " ", "your-print": '"><b>' });
    expect(answer.status).toBe(422);
    expect(await stored()).toEqual([]);
    expect(forms[0]).not.toContain("wpcf7-not-valid");
    const form = forms[1] ?? "";
    expect(form).toContain('data-status="invalid"');
    expect(form).toMatch(/<span class="wpcf7-not-valid-tip"[^>]*>Please fill in this field\./);
    expect(form).toContain(`id="wpcf7-f${id}-o2-ve-your-name"`);
    expect(form).toContain("&lt;/textarea&gt;&lt;b&gt;Hi</textarea>");
    expect(form).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('"your-message":["\\u003c/textarea>');
  });

  test("whose terms are not accepted says so", async () => {
    const { answer, forms } = await send({ terms: "" });
    expect(answer.status).toBe(422);
    expect(forms[1]).toContain('data-status="unaccepted"');
    expect(forms[1]).toContain('value="Ada"');
  });

  test("sent too often is kept on its page, with when to try again", async () => {
    for (let count = 0; count < 10; count += 1) expect((await send({})).answer.status).toBe(200);
    const { answer, forms } = await send({});
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(forms[1]).toContain('data-status="spam"');
    expect(forms[1]).toContain('value="Ada"');
    expect(await stored()).toHaveLength(10);
  });

  test("never fills or reads the cache, and leaves the page as it was for others", async () => {
    const before = await (await site.get("/write")).text();
    await send({ "your-name": "" });
    expect(await (await site.get("/write")).text()).toBe(before);
  });

  test("is answered in the language of its address", async () => {
    const { html } = await send({ "your-name": "" }, "/ar/write");
    expect(html).toMatch(/<html lang="ar" dir="rtl"/);
    expect(html).toContain('href="/ar/privacy"');
    await send({}, "/ar/write");
    expect(await stored()).toMatchObject([{ page: "/ar/write" }]);
  });

  describe("is refused", () => {
    test.each([
      ["from another site", "/write", {}, { origin: "https://evil.example" }, 403],
      ["from nowhere", "/write", {}, { origin: "null" }, 403],
      ["on a page without it", "/post", {}, {}, 405],
      ["with a number of no form", "/write", { _wpcf7: "99999" }, {}, 405],
      ["with a unit tag of nothing", "/write", { _wpcf7_unit_tag: "<>" }, {}, 405],
      ["where there is no page", "/nowhere", {}, {}, 404],
    ])("%s", async (...refused) => {
      const [, path, fields, headers, status] = refused;
      expect((await send(fields as Record<string, string>, path, headers)).answer.status).toBe(
        status,
      );
      expect(await stored()).toEqual([]);
    });

    test("as every other post to a page is", async () => {
      const type = (value: string) => ({ "content-type": value });
      expect((await site.post("/write", { a: "b" })).status).toBe(405);
      expect((await site.post("/write", "{}", type("application/json"))).status).toBe(405);
      const multipart = await site.post("/write", "--x--", type("multipart/form-data; boundary=x"));
      expect(multipart.status).toBe(405);
      const long = { ...whole, "your-message": "m".repeat(300 * 1024) };
      expect((await site.post("/write", long)).status).toBe(413);
      const many = new URLSearchParams([
        ...Object.entries(whole),
        ...Array.from({ length: 10_000 }, (_, n) => [`f${n}`, ""]),
      ]);
      expect((await site.post("/write", many)).status).toBe(405);
      expect(await stored()).toEqual([]);
    });
  });

  describe("on the contact page", () => {
    const field = (html: string) => /<input[^>]*name="your-print"[^>]*>/.exec(html)?.[0];
    const print = async (path: string) => field(await (await site.get(path)).text());

    test("says which product its address asks about; no such page is kept", async () => {
      for (const product of ["/product/print", "%2Fproduct%2Fprint"]) {
        const answer = await site.get(`/contact?product=${product}`);
        expect(field(await answer.text())).toContain('value="A &lt;post&gt;"');
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
      }
      expect(await print("/contact")).not.toContain("A &lt;post");
      expect((await site.get("/contact")).headers.get("cache-control")).toContain("public");
    });

    test("takes nobody's words from an address", async () => {
      for (const query of [
        "product=Buy+now",
        'product="><script>',
        "product=/shop/none",
        `product=${"x".repeat(5000)}`,
        "product=",
        "variant=x",
        "product=%00",
        "product=%ff",
        "other=x",
      ]) {
        const answer = await site.get(`/contact?${query}`);
        expect([query, answer.status, field(await answer.text())]).toEqual([
          query,
          200,
          expect.stringContaining('value=""'),
        ]);
      }
    });

    test("keeps what was sent, in place of what its address asks about", async () => {
      const asked = "/contact?product=/product/print";
      const wrong = await send({ "your-name": "", "your-print": "Mine" }, asked);
      expect(field(wrong.forms[1] ?? "")).toContain('value="Mine"');
      const right = await send({ "your-print": "Mine" }, asked);
      expect(field(right.forms[1] ?? "")).toContain('value=""');
    });
  });
});
