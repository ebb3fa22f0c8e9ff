import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { screens } from "../../site/admin/screens.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { settled } from "../support/settled.ts";
import { HEAR_RUNS } from "../support/showInFrames.ts";

const { open, openVisitor, site, headersOf } = openAdmin();

/** Runs wherever it is read as markup, as an attribute or as script; and turns what follows it around. */
const HOSTILE = `\u202e"'><img src=x onerror=__ran(1)><svg onload=__ran(2)></script><script>__ran(3)</script>\${__ran(4)}{{__ran(5)}}`;
const SCRIPT_ADDRESSES = [
  "javascript:__ran(6)",
  "JaVaScRiPt:__ran(6)",
  " javascript:__ran(6)",
  "java\tscript:__ran(6)",
  "\u0001javascript:__ran(6)",
  "data:text/html,<script>__ran(7)</script>",
  "vbscript:__ran(8)",
];
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="__ran(9)"><script>__ran(10)</script><a href="javascript:__ran(11)"><text y="20">x</text></a></svg>`;

async function ask(path: string, method: string, body?: unknown): Promise<Response> {
  const headers = { ...(await headersOf("owner")), "content-type": "application/json" };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(site().address + path, { redirect: "manual", method, headers, ...init });
}

async function done(path: string, method: string, body?: unknown) {
  const answer = await ask(path, method, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** Writes the string wherever the owner's side takes one. @returns the addresses of the document and the form */
async function writeEverywhere() {
  const { address } = site();
  const { id, content } = await done("/api/admin/documents", "POST", { kind: "post", title: "x" });
  const words = { name: HOSTILE, slug: "x", description: HOSTILE, parent_id: null };
  const term = await done("/api/admin/terms", "POST", { kind: "category", ...words });
  const text = { id: "a", type: "heading", fields: { text: HOSTILE } };
  const html = { id: "b", type: "foreign-html", fields: { html: HOSTILE } };
  const prose = { id: "c", type: "text", fields: { html: `<p>${HOSTILE}</p>` } };
  const link = {
    id: "d",
    type: "text",
    fields: { html: `<a href="${SCRIPT_ADDRESSES[0]}">x</a>` },
  };
  const written = await writeForm();
  const form = { id: "f", type: "contact-form", fields: { form: written.key } };
  const unknown = { id: "e", type: "nobody-knows", fields: { [HOSTILE]: HOSTILE } };
  const opened = await done(`/api/admin/documents/${id}`, "GET");
  const saved = await done(`/api/admin/documents/${id}`, "PUT", {
    based_on: opened.document.updated_at,
    note: HOSTILE,
    content: {
      ...content,
      ...{ title: HOSTILE, excerpt: HOSTILE, status: "published", term_ids: [term.id] },
      takes_comments: true,
      body: { version: 1, blocks: [text, html, prose, link, form, unknown] },
    },
  });
  await done(`/api/admin/documents/${id}/draft`, "PUT", {
    based_on: saved.updated_at,
    content: { ...saved.content, title: `${HOSTILE} II` },
  });
  await done("/api/admin/account", "PATCH", { name: HOSTILE.slice(0, 80) });
  await done("/api/admin/views", "POST", {
    screen: "posts",
    name: HOSTILE.slice(0, 80),
    query: HOSTILE,
  });
  await done("/api/admin/redirects", "POST", { from: `/${HOSTILE}`, to: "/journal" });
  await done("/api/admin/people", "POST", {
    ...{ name: HOSTILE.slice(0, 80), email: "x@example.com", role: "editor" },
  });
  const path = saved.public_path as string;
  const fields = { path, author: HOSTILE.slice(0, 80), email: "k@example.org", comment: HOSTILE };
  const headers = { origin: address, "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams(fields);
  await fetch(`${address}/comments`, { method: "POST", redirect: "manual", headers, body });
  const { items } = await done("/api/admin/comments?state=pending", "GET");
  await done(`/api/admin/comments/${items[0].id}/replies`, "POST", { body: HOSTILE });
  return { id, path, formId: written.id };
}

/** A form of nothing else, and what a visitor sent with it. */
async function writeForm(): Promise<{ readonly id: string; readonly key: string }> {
  const { id } = await done("/api/admin/forms", "POST", { title: HOSTILE, language: null });
  const opened = await done(`/api/admin/forms/${id}`, "GET");
  const { key, version, language, definition, handling } = opened;
  const fields = [
    { kind: "note", text: HOSTILE },
    { kind: "text", name: "your-name", label: HOSTILE, placeholder: HOSTILE },
    { kind: "select", name: "choice", label: HOSTILE, options: [HOSTILE] },
    { kind: "acceptance", name: "terms", label: [{ text: HOSTILE, href: "/x" }], optional: true },
    { kind: "textarea", name: "your-message", label: HOSTILE },
    { kind: "submit", label: HOSTILE },
  ];
  const texts = { subject: HOSTILE, body: HOSTILE, senderName: HOSTILE, replyTo: "" };
  const saved = {
    definition: { ...definition, fields, messages: { mail_sent_ok: HOSTILE } },
    handling: { ...handling, mail: { ...handling.mail, ...texts } },
  };
  await done(`/api/admin/forms/${id}`, "PUT", { version, language, ...saved });
  const body = new FormData();
  const values = { "your-name": HOSTILE, choice: HOSTILE, "your-message": HOSTILE };
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: "t", ...values })) {
    body.append(name, value);
  }
  const feedback = `/api/contact-form-7/v1/contact-forms/${id}/feedback`;
  const answer = await fetch(site().address + feedback, { method: "POST", body });
  expect(await answer.json()).toMatchObject({ status: "mail_sent", message: HOSTILE });
  const { items } = await done("/api/admin/submissions", "GET");
  await done(`/api/admin/submissions/${items[0].id}/note`, "PUT", { note: HOSTILE, was: "" });
  return { id: String(id), key };
}

/** Settings, as far as they take it. @returns how many texts of them did */
async function writeSettings(): Promise<number> {
  let count = 0;
  const { groups } = await done("/api/admin/settings", "GET");
  for (const { key, value, fields } of groups) {
    for (const { name, type } of fields) {
      if (typeof value[name] !== "string") continue;
      const { groups: now } = await done("/api/admin/settings", "GET");
      const group = now.find((one: { key: string }) => one.key === key);
      const body = { based_on: group.version, value: { ...group.value, [name]: HOSTILE } };
      const answer = await ask(`/api/admin/settings/${key}`, "PUT", body);
      expect([200, 422], `${key} ${name} ${type}`).toContain(answer.status);
      if (answer.ok) count += 1;
    }
  }
  return count;
}

/** What could run, and did not yet: attributes and addresses of every element, in frames, too. */
async function dangersOn(page: Page): Promise<readonly string[]> {
  const found = page.frames().map((frame) =>
    frame.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => {
            const address = [...value].filter((one) => one > " ").join("");
            return /^on/i.test(name) || /^(?:javascript|vbscript|data:text)/i.test(address);
          })
          .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
      ),
    ),
  );
  return (await Promise.all(found)).flat();
}

async function expectNothingRan(page: Page, path: string): Promise<void> {
  await settled(page);
  const ran = await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.ran)));
  expect([path, ran.flat()]).toEqual([path, []]);
  expect([path, await dangersOn(page)]).toEqual([path, []]);
}

const HEAR = `window.ran = []; { const run = (n = 0) => ran.push(n); window.__ran = run; ${HEAR_RUNS} }`;

describe("What somebody writes to do harm", () => {
  test("runs nowhere: not on the owner's screens, in previews or on pages, even without a policy", async () => {
    const { id, path, formId } = await writeEverywhere();
    expect(await writeSettings()).toBeGreaterThan(1);
    const options = { bypassCSP: true, expected: [/./s] };
    const page = await open("/admin", options);
    await page.addInitScript(HEAR);
    const query = `?search=${encodeURIComponent(HOSTILE)}`;
    for (const { path: screen } of screens) {
      const given = screen.startsWith("/forms") ? formId : id;
      const at = `/admin${screen.replace(":id", given).replace(":group", "general")}`;
      for (const address of [at, at + query]) {
        await page.goto(site().address + address);
        await page.locator("main h1, main [role=textbox], main input").first().waitFor();
        await expectNothingRan(page, address);
      }
    }
    await page.goto(`${site().address}/admin/inbox`);
    await page.getByRole("link", { name: "<img src=x onerror=__ran(1)>" }).first().click();
    await page.getByRole("textbox", { name: "Note" }).waitFor();
    await expectNothingRan(page, "a message");
    await page.goto(`${site().address}/admin/posts`);
    await page.getByRole("link", { name: "<img src=x onerror=__ran(1)>" }).first().waitFor();
    const visitor = await openVisitor(options);
    await visitor.addInitScript(HEAR);
    for (const address of [path, "/", "/journal", `/search${query}`, "/category/x"]) {
      await visitor.goto(site().address + address);
      await expectNothingRan(visitor, address);
    }
  }, 240_000);

  test("cannot be where a link leads: not of a menu, a redirect or a product", async () => {
    const { groups } = await done("/api/admin/settings", "GET");
    const menus = groups.find((one: { key: string }) => one.key === "menus");
    for (const href of SCRIPT_ADDRESSES) {
      const own = { main: [{ label: "x", href }], footer: [{ label: "x", href }] };
      const body = { based_on: menus.version, value: { ...menus.value, own } };
      expect([href, (await ask("/api/admin/settings/menus", "PUT", body)).status]).toEqual([
        href,
        422,
      ]);
      for (const to of [href, "//evil.example", "https://evil.example/", "/\\evil.example"]) {
        const answer = await ask("/api/admin/redirects", "POST", { from: "/away", to });
        if (!answer.ok) continue;
        const led = await fetch(`${site().address}/away`, { redirect: "manual" });
        const goal = new URL(led.headers.get("location") ?? "", site().address);
        expect([to, goal.origin]).toEqual([to, site().address]);
      }
    }
  });

  test("in an SVG runs nowhere, also where it is opened by itself", async () => {
    const headers = await headersOf("owner");
    const body = new FormData();
    body.append("file", new Blob([SVG], { type: "image/svg+xml" }), "x.svg");
    const answer = await fetch(`${site().address}/api/media`, { method: "POST", headers, body });
    const { files } = await answer.json();
    const page = await openVisitor({ expected: [/./s] });
    await page.addInitScript(HEAR);
    await page.goto(site().address + files[0].media.src);
    expect(await page.evaluate(() => window.ran)).toEqual([]);
  });

  test("is not shown in a frame of anybody else's, and the preview in our own alone", async () => {
    const headers = await headersOf("owner");
    for (const path of ["/admin", "/admin/posts"]) {
      const policy = (await fetch(site().address + path, { headers })).headers.get(
        "content-security-policy",
      );
      expect(policy).toContain("frame-ancestors 'none'");
    }
    const { items } = await done("/api/admin/documents?kind=post", "GET");
    const preview = await fetch(`${site().address}/preview/${items[0].id}`, { headers });
    expect(preview.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });
});
