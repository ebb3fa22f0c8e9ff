import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openedDocument } from "../../content/admin/documentWire.ts";
import { editedForm } from "../../content/admin/formWire.ts";
import { settingsList } from "../../content/admin/settingsWire.ts";
import { rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { addressesOf, isWriting, routesOf } from "./testing/attackedRoutes.ts";
import { type AttackedSite, startAttackedSite } from "./testing/attackedSite.ts";
import { hostileBodies, hostileTexts } from "./testing/hostileBodies.ts";

/** What the addresses of lists may say, of all lists together. */
const QUERIES = [
  ...["page", "per", "search", "sort", "state", "kind", "screen", "of", "ids", "from", "until"],
  ...["before", "term", "author", "language", "document", "queue", "role", "action", "person"],
  ...["box", "form", "days", "zone"],
  ...["preview", "theme", "force", "__proto__", "constructor"],
];

/** Each of these gets one text in so many, in turn. */
const EVERY = 12;

/** Where a file is sent, not JSON: see routes/hostileUploads.http.test.ts. */
const FILES = "POST /api/media";

const time = "2026-01-01T00:00:00.000Z";

describeEachStore("What the owner's side is sent", ({ store }) => {
  let on: AttackedSite;

  beforeAll(async () => {
    on = await startAttackedSite(store().db);
  }, 60_000);
  afterAll(() => on.close());

  /** An answer that says no more than it should, whatever was asked. */
  async function expectSound(answer: Response, told: string): Promise<void> {
    const text = await answer.text();
    expect(answer.status, `${told} · ${text.slice(0, 300)}`).toBeLessThan(500);
    expect(text, told).not.toMatch(
      /node_modules|\.tsx?:\d+:|at async |Failed query|syntax error at/,
    );
  }

  /** What each route takes, by its method and its address without patterns. */
  async function bodies(): Promise<Readonly<Record<string, unknown>>> {
    const { ids } = on;
    const at = (path: string) => ids[path] ?? "";
    const of = (path: string) => ({ ids: [at(path)] });
    const document = at("/api/admin/documents");
    const opened = v.parse(openedDocument, await on.told(`/api/admin/documents/${document}`));
    const { content, updated_at: based_on } = opened.document;
    const { groups } = v.parse(settingsList, await on.told("/api/admin/settings"));
    const form = Number(at("/api/admin/forms"));
    const { definition, handling } = v.parse(editedForm, await on.told(`/api/admin/forms/${form}`));
    const words = { name: "A", slug: "a", description: "b", parent_id: null };
    const term = { id: document, kind: "tag", ...words, position: 0, children: [], documents: [] };
    return {
      "PATCH /api/media/:id": { alt: "a", title: "b", caption: "c", focal: { x: 0.5, y: 0.5 } },
      // Of this machine, which is never asked.
      "POST /api/media/fetched": { address: "https://127.0.0.1/a.jpg", alt: "a" },
      "POST /api/admin/sign-in": { email: "a@example.com", password: "correct horse" },
      "PATCH /api/admin/account": { name: "Olga", language: "en" },
      "POST /api/admin/account/password": { old: "wrong horse", new: "another horse" },
      "POST /api/admin/people": { name: "B", email: "b@example.com", role: "editor" },
      "PATCH /api/admin/people/:id": { role: "editor" },
      "PATCH /api/admin/comments/:id": { body: "a" },
      "POST /api/admin/comments/:id/replies": { body: "a" },
      "POST /api/admin/comments/states": {
        states: [{ id: at("/api/admin/comments"), state: "pending" }],
      },
      "POST /api/admin/comments/delete": of("/api/admin/comments"),
      "POST /api/admin/submissions/changes": {
        changes: [
          {
            ...{ id: at("/api/admin/submissions"), status: "mail_sent" },
            ...{ is_read: true, is_starred: false, is_deleted: false },
          },
        ],
      },
      "POST /api/admin/submissions/delete": of("/api/admin/submissions"),
      "PUT /api/admin/submissions/:id/note": { note: "a", was: "" },
      "POST /api/admin/submissions/:id/replies": { to: "a@example.com", subject: "a", text: "b" },
      "POST /api/admin/jobs/retry": of("/api/admin/jobs"),
      "POST /api/admin/jobs/drop": of("/api/admin/jobs"),
      "POST /api/admin/redirects": { from: "/one", to: "/two" },
      "PUT /api/admin/redirects": { was: "/one", from: "/three", to: "/two" },
      "POST /api/admin/redirects/delete": { from: ["/nowhere"] },
      "POST /api/admin/redirects/restore": {
        removed: [{ from: "/four", to: "/five", created_at: time }],
      },
      "POST /api/admin/forms": { title: "a", language: "de", template: '[text* a] [quiz b "c|d"]' },
      "PUT /api/admin/forms/:id": { version: 1, language: null, definition, handling },
      "POST /api/admin/forms/:id/trial": {
        ...{ language: null, definition, handling },
        to: "olga@example.com",
      },
      "POST /api/admin/forms/template": { template: '[text* a "b"] [select c "d"]' },
      "POST /api/admin/forms/delete": { ids: [form] },
      "POST /api/admin/forms/restore": { ids: [form] },
      "POST /api/admin/forms/purge": { ids: [form] },
      "POST /api/admin/terms": { kind: "tag", ...words },
      "PUT /api/admin/terms/:id": words,
      "PUT /api/admin/terms/:id/place": { parent_id: null, place: 0 },
      "POST /api/admin/terms/:id/merge": { into: document },
      "POST /api/admin/terms/delete": { ids: [document] },
      "POST /api/admin/terms/restore": { removed: [term] },
      "POST /api/admin/views": { screen: "posts", name: "a", query: "b" },
      "POST /api/admin/documents": { kind: "page", title: "a" },
      "POST /api/admin/documents/bulk": { ...of("/api/admin/documents"), action: "publish" },
      "POST /api/admin/documents/put-back": {
        before: [{ id: document, status: "draft", published_at: time }],
      },
      "PUT /api/admin/documents/:id": {
        based_on,
        note: "a",
        content: {
          ...content,
          published_at: time,
          picture: { src: "/media/a.jpg", width: 1, height: 1, alt: "" },
          body: { version: 1, blocks: [{ id: "a", type: "heading", fields: { text: "a" } }] },
        },
      },
      "POST /api/admin/documents/:id/duplicate": { title: "a" },
      "PUT /api/admin/documents/:id/draft": { based_on, content: { title: "a" } },
      "POST /api/admin/documents/:id/revisions/:revision/restore": { based_on },
      ...Object.fromEntries(
        groups.map(({ key, version, value }) => [
          `PUT /api/admin/settings/${key}`,
          { based_on: version, value },
        ]),
      ),
    };
  }

  test("in a body is stored or refused with a reason, whatever stands in it", {
    timeout: 120_000,
  }, async () => {
    let turn = 0;
    for (const { method, path } of routesOf("owners").filter(isWriting)) {
      for (const address of addressesOf(path, on.ids)) {
        const plain = `${method} ${path.replace(/\{.*?\}(?=\/|$)/g, "")}`;
        if (plain === FILES || method === "DELETE" || !(await takesBody(method, address))) continue;
        const known = await bodies();
        const body = known[plain] ?? known[`${method} ${address}`];
        expect(body, `Say what ${plain} takes.`).toBeDefined();
        turn += 1;
        for (const hostile of hostileBodies(body, turn)) {
          await store().db.delete(rateLimits);
          const answer = await on.ask(address, { method, body: hostile });
          await expectSound(answer, `${method} ${address} ${hostile.slice(0, 600)}`);
        }
      }
    }
    expect((await on.ask("/api/admin/me")).status).toBe(200);
    expect(JSON.stringify(Object.keys(Object.prototype))).toBe("[]");
  });

  async function takesBody(method: string, address: string): Promise<boolean> {
    return (await on.ask(address, { method, body: "{" })).status === 400;
  }

  test("in an address is found or not, whatever stands in it", { timeout: 120_000 }, async () => {
    let turn = 0;
    for (const { method, path } of routesOf("owners").filter((one) => !isWriting(one))) {
      const [address = ""] = addressesOf(path, on.ids);
      for (const hostile of hostileTexts.filter((text) => text.length < 5000)) {
        const said = encodeURIComponent(hostile.replace(/\p{Surrogate}/gu, "\ufffd"));
        const queries = QUERIES.filter((_, index) => (index + turn) % EVERY === 0);
        turn += 1;
        for (const query of [
          ...queries.map((name) => `${name}=${said}`),
          "search=%FF%00",
          "page=%",
        ]) {
          await expectSound(await on.ask(`${address}?${query}`, { method }), `${address}?${query}`);
        }
        const inside = address.replace(/[^/]+$/, said);
        await expectSound(await on.ask(inside, { method }), inside);
      }
    }
  });
});
