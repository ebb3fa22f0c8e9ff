import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blocks as kinds } from "../../blocks/blocks.ts";
import { previewAddress } from "../../content/admin/previewWire.ts";
import type { DocumentBody } from "../../content/documentBody.ts";
import { sampleBlocks } from "../../pages/style/sampleBlocks.ts";
import type { Database } from "../../store/Store.ts";
import { documents, drafts, type Role, users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { setRole } from "../../store/users.ts";
import { writeDocument } from "../../store/writeDocument.ts";
import { writeProduct } from "../../store/writeProduct.ts";
import { cookieOf, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";

const heading = (id: string, text: string) => ({
  id,
  type: "heading",
  fields: { text, level: 2 },
});
const body = (...blocks: DocumentBody["blocks"]): DocumentBody => ({ version: 1, blocks });

describeEachStore("A preview", ({ store }) => {
  let site: VisitorSite;
  let ada: string;
  let eve: string;
  let bob: string;
  let id: string;
  const db = (): Database => store().db;

  async function signIn(name: string, role: Role): Promise<string> {
    const person = { email: `${name}@example.com`, password: "correct horse" };
    await site.post("/register", { name, user_email: person.email, password: person.password });
    await setRole(db(), { email: person.email, role });
    return cookieOf(await site.post("/sign-in", person));
  }

  /** Has somebody write a draft of a document. */
  async function write(content: Record<string, unknown>, name = "ada", documentId = id) {
    const [user] = await db()
      .select()
      .from(users)
      .where(eq(users.email, `${name}@example.com`));
    const row = { documentId, userId: user?.id ?? "", content, basedOn: new Date() };
    await db()
      .insert(drafts)
      .values(row)
      .onConflictDoUpdate({ target: [drafts.documentId, drafts.userId], set: row });
  }

  const open = (query = "", cookie = ada, document = id) =>
    site.get(`/preview/${document}${query}`, { cookie });
  const read = async (query = "", cookie = ada, document = id) =>
    (await open(query, cookie, document)).text();

  beforeAll(async () => {
    site = await startVisitorSite(db());
    ada = await signIn("ada", "editor");
    eve = await signIn("eve", "owner");
    bob = await signIn("bob", "visitor");
    const content = {
      kind: "page",
      path: "/stored",
      title: "Stored title",
      body: body(heading("one", "Stored words"), heading("two", "More words")),
    } as const;
    id = (await writeDocument(db(), { content })).id;
  });
  afterAll(() => site.close());

  describe("is for editors and owners", () => {
    test("others are led to sign in, or told why they may not", async () => {
      const stranger = await site.get(`/preview/${id}?theme=dark`);
      expect(stranger.status).toBe(303);
      expect(stranger.headers.get("location")).toBe(
        `/sign-in?next=${encodeURIComponent(`/preview/${id}?theme=dark`)}`,
      );
      expect(stranger.headers.get("cache-control")).toBe("private, no-store");
      expect((await open("", bob)).status).toBe(403);
      expect((await open("", ada)).status).toBe(200);
      expect((await open("", eve)).status).toBe(200);
    });

    test("what is not there, or cannot be, is not found", async () => {
      for (const wrong of ["nothing", "00000000-0000-4000-8000-00000000dead", "%00", "..%2f"]) {
        expect((await open("", ada, wrong)).status).toBe(404);
      }
    });

    test("nobody keeps it, and search engines are told to leave it out", async () => {
      const answer = await open();
      const html = await answer.text();
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      expect(answer.headers.get("etag")).toBeNull();
      expect(answer.headers.get("speculation-rules")).toBeNull();
      const policy = answer.headers.get("content-security-policy");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    });
  });

  test("shows a document that is not published, and says that it is an editor's page", async () => {
    const html = await read("", eve);
    expect(html).toContain("Stored title");
    expect(html).toContain("<h2>Stored words</h2>");
    expect(html).toContain('"is_editor_page":true');
    expect((await site.get("/stored")).status).toBe(404);
  });

  test("shows what the one who asks has written, and nobody else's draft", async () => {
    await write({ title: "Ada's title", body: body(heading("one", "Ada's words")) });
    expect(await read()).toContain("Ada&#x27;s title");
    expect(await read()).toContain("<h2>Ada&#x27;s words</h2>");
    expect(await read("", eve)).not.toContain("Ada&#x27;s");
    await db().delete(drafts);
  });

  test("marks every list of blocks and every block, where a visitor's page has no mark", async () => {
    const nested = {
      id: "cols",
      type: "columns",
      fields: {},
      slots: { first: [heading("in", "Inside")] },
    };
    await write({ body: body(nested) });
    expect(await read()).toMatch(
      /<!--blocks--><!--block cols--><div class="columns">.*<!--blocks--><!--block in--><h2>Inside<\/h2><!--\/block--><!--\/blocks-->.*<\/div><!--\/block--><!--\/blocks-->/s,
    );
    expect(await read()).not.toContain("<v-block");
    expect(await (await site.get("/write")).text()).not.toContain("<!--block");
    await db().delete(drafts);
  });

  describe("of a draft that is not as it should be", () => {
    test("keeps what is right, and takes the stored for the rest", async () => {
      await write({
        title: 12,
        excerpt: { a: 1 },
        published_at: "yesterday",
        author_id: "nobody",
        term_ids: ["x", 3, null],
        parent_id: id,
        body: body(heading("one", "Right")),
      });
      const html = await read();
      expect(html).toContain("Stored title");
      expect(html).toContain("<h2>Right</h2>");
      await write({ title: "New title", body: "nothing" });
      const other = await read();
      expect(other).toContain("New title");
      expect(other).toContain("<h2>Stored words</h2>");
      await db().delete(drafts);
    });

    test("says in its place what visitors do not see, and shows the rest", async () => {
      await write({
        body: {
          version: 7,
          blocks: [
            heading("one", "Before"),
            { id: "two", type: "heading", fields: { level: "x" } },
            { id: "three", type: "no-such", fields: {} },
            "no block",
            {
              id: "four",
              type: "columns",
              fields: {},
              slots: { first: [null, heading("in", "In")] },
            },
            heading("five", "After"),
          ],
        },
      });
      const html = await read();
      const notices = [...html.matchAll(/role="note">([^<]+)/g)].map(([, text]) => text);
      expect(notices).toEqual([
        "Heading: not finished yet, so visitors do not see this block.",
        "This site has no block of the kind “no-such”, so visitors see nothing here.",
        "What was written here cannot be read, so visitors see nothing here.",
        "What was written here cannot be read, so visitors see nothing here.",
      ]);
      for (const text of ["Before", "In", "After"]) expect(html).toContain(`<h2>${text}</h2>`);
      await db().delete(drafts);
    });

    test("runs nothing that was written into it", async () => {
      const script = "<script>alert(1)</script><img src=x onerror=alert(1)>";
      await write({
        title: script,
        excerpt: script,
        body: body(
          heading("one", script),
          { id: "two", type: "text", fields: { html: `${script}<p>Kept</p></main></body>` } },
          { id: "three", type: "foreign-html", fields: { html: `${script}<v-block id="x">` } },
          { id: "four", type: "button", fields: { label: "x", href: "javascript:alert(1)" } },
        ),
      });
      const html = await read();
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("onerror=alert(1)>");
      expect(html).not.toMatch(/href="javascript/);
      expect(html).not.toContain("v-block");
      expect(html).toContain("<p>Kept</p>");
      await db().delete(drafts);
    });

    test("is answered whatever it holds", { timeout: 120_000 }, async () => {
      const types = kinds.map(({ type }) => type);
      const value = fc.jsonValue({ maxDepth: 3 });
      /** A block as an editor has it, with some of its fields replaced. */
      const spoiled = fc
        .tuple(fc.constantFrom(...sampleBlocks), fc.dictionary(fc.string({ maxLength: 8 }), value))
        .map(([block, fields]) => ({ ...block, fields: { ...block.fields, ...fields } }));
      const any = fc.record({ id: value, type: fc.constantFrom(...types), fields: value });
      const blocks = fc.array(fc.oneof(spoiled, any, value), { maxLength: 6 });
      const content = fc.record(
        { title: value, picture: value, published_at: value, term_ids: value, product: value },
        { requiredKeys: [] },
      );
      await fc.assert(
        fc.asyncProperty(blocks, content, async (all, rest) => {
          // As PostgreSQL holds it.
          const text = JSON.stringify({ ...rest, body: { version: 1, blocks: all } });
          const clean = text.replaceAll("\\u0000", "").replace(/\\ud[89a-f][0-9a-f]{2}/gi, "");
          await write(JSON.parse(clean));
          expect((await open()).status).toBe(200);
        }),
        { numRuns: 60 },
      );
      expect(site.lines.filter((line) => line.includes("could not be shown"))).toEqual([]);
      await db().delete(drafts);
    });
  });

  test("shows products with what is written of them, and keeps what is not finished", async () => {
    const content = { kind: "product", path: "/shop/pear", title: "Pear", body: body() } as const;
    const product = { variants: [{ price: 500 }] };
    const stored = await writeProduct(db(), { content, product });
    expect(await read("", ada, stored.id)).toContain("€5.00");
    const other = { kind: "product", path: "/shop/plum", title: "Plum", body: body() } as const;
    const plum = await writeProduct(db(), { content: { ...other, status: "published" }, product });
    const variant = { sku: null, choice: {}, price: 900, stock: null, takes_backorders: false };
    const parts = {
      ...{ options: [], details: [], gallery: [], outside: null, upsells: [], cross_sells: [] },
      ...{ is_group: false, is_featured: false, is_listed: true, is_searched: true, members: [] },
    };
    const sale = { price: 300, from: "2020-01-01T00:00:00.000Z", until: null };
    await write({ product: { ...parts, variants: [{ ...variant, sale }] } }, "ada", stored.id);
    const html = await read("", ada, stored.id);
    expect(html).toContain("€3.00");
    expect(html).toContain("€9.00");
    const group = { ...parts, is_group: true, members: [{ id: plum.id, title: "Plum" }] };
    const all = { ...group, variants: [{ ...variant, sale: null }] };
    await write({ product: all }, "ada", stored.id);
    expect(await read("", ada, stored.id)).toContain('href="/shop/plum"');
    await write({ title: "Peach", product: { ...parts, variants: [] } }, "ada", stored.id);
    const unfinished = await read("", ada, stored.id);
    expect(unfinished).toContain("Peach");
    expect(unfinished).toContain("€5.00");
    await db().delete(drafts);
  });

  test.each(["overlay", "header", "footer"] as const)(
    "shows an %s alone on a page without header and footer",
    async (kind) => {
      const content = {
        kind,
        path: `/${kind}-x`,
        title: "A part",
        body: body(heading("h", "Part")),
      };
      const stored = await writeDocument(db(), { content });
      const html = await read("", ada, stored.id);
      expect(html).toContain("<h2>Part</h2>");
      expect(html).not.toContain("site-header");
      expect(html).not.toContain("skip-link");
    },
  );

  test("shows the names of what a draft chooses by id, and the pages above it", async () => {
    const parent = { kind: "page", path: "/above", title: "Above", body: body() } as const;
    const above = await writeDocument(db(), {
      content: { ...parent, status: "published" },
    });
    await write({ parent_id: above.id });
    expect(await read()).toMatch(/breadcrumb[\s\S]*href="\/above"/);
    await write({ parent_id: null });
    expect(await read()).not.toContain('href="/above"');
    await db().delete(drafts);
  });

  describe("as somebody else sees it", () => {
    test("dark, from right to left, with an account", async () => {
      const usual = await read();
      expect(usual).toMatch(/<html lang="en" dir="ltr">/);
      expect(usual).toContain('"visitor":{"current_user":{}}');
      const html = await read("?theme=dark&direction=rtl&visitor=signed-in");
      expect(html).toMatch(/<html lang="en" dir="rtl" data-theme="dark">/);
      expect(html).toContain(
        '"current_user":{"display_name":"ada","user_email":"ada@example.com"}',
      );
      expect(await read("?theme=pink&direction=up")).toBe(usual);
      expect(await read("", `${ada}; vitrine_theme=dark`)).toBe(usual);
    });

    test("without script nothing runs and nothing is sent", async () => {
      const answer = await open("?script=off");
      expect(answer.headers.get("content-security-policy")).toMatch(
        /; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox$/,
      );
      expect(answer.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
      expect((await open()).headers.get("content-security-policy")).not.toContain("sandbox");
    });
  });

  describe("?preview at a public address", () => {
    const ask = (path: string, cookie?: string) =>
      site.get(path, cookie === undefined ? {} : { cookie });

    test("leads an editor to the preview of what stands there, published or not", async () => {
      for (const path of ["/stored?preview=true", "/stored?a=b&preview"]) {
        const answer = await ask(path, ada);
        expect([answer.status, answer.headers.get("location")]).toEqual([303, previewAddress(id)]);
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
      }
      const [post] = await db().select().from(documents).where(eq(documents.path, "/café/日本"));
      const answer = await ask("/caf%C3%A9/%E6%97%A5%E6%9C%AC?preview=true", eve);
      expect(answer.headers.get("location")).toBe(previewAddress(post?.id ?? ""));
    });

    test("means nothing to anybody else", async () => {
      expect((await ask("/stored?preview=true")).status).toBe(404);
      expect((await ask("/stored?preview=true", bob)).status).toBe(404);
      const plain = await ask("/write");
      for (const cookie of [undefined, bob]) {
        const answer = await ask("/write?preview=true", cookie);
        expect(answer.status).toBe(200);
        expect(await answer.text()).not.toContain("is_editor_page");
      }
      expect((await ask("/write?preview=true")).headers.get("etag")).toBe(
        plain.headers.get("etag"),
      );
    });

    test("at an address without a document is as without it", async () => {
      expect((await ask("/nothing?preview=true", ada)).status).toBe(404);
      expect((await ask("/?preview=true", ada)).status).toBe(404);
    });
  });
});
