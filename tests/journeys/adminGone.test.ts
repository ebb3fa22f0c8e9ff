import { describe, expect, test } from "vitest";
import { photo } from "../../site/server/media/testing/fixturePictures.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";

const { open, site, headersOf } = openAdmin();

const API = "/api/admin";

async function ask(path: string, body?: object, method = body ? "POST" : "GET") {
  const headers = { ...(await headersOf("owner")), "content-type": "application/json" };
  const sent = body && { body: JSON.stringify(body) };
  const answer = await fetch(site().address + path, { method, headers, ...sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** What visitors get, and where they are led. */
async function visit(path: string) {
  const answer = await fetch(site().address + path, { redirect: "manual" });
  return { status: answer.status, to: answer.headers.get("location"), html: await answer.text() };
}

/** Makes a document, changed by what is given, and publishes it. */
async function publish(kind: string, title: string, change: object = {}) {
  const made = await ask(`${API}/documents`, { kind, title });
  const content = { ...made.content, status: "published", ...change };
  const based_on = made.updated_at;
  return ask(`${API}/documents/${made.id}`, { based_on, content }, "PUT");
}

const bodyOf = (...blocks: readonly object[]) => ({
  version: 1,
  blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })),
});

async function makeTerm(kind: string, name: string): Promise<{ id: string; slug: string }> {
  const words = { kind, name, slug: "", description: "", parent_id: null };
  const { id } = await ask(`${API}/terms`, words);
  return { id, slug: name.toLowerCase() };
}

describe("A category that lists of other pages are of", () => {
  test.each([
    ["category", "post", "post-list"],
    ["product-category", "product", "product-list"],
  ])(
    "keeps them filled when its address changes, or it is made one with another: %s",
    async (kind, of, type) => {
      const term = await makeTerm(kind, `Knots${of}`);
      const other = await makeTerm(kind, `Ropes${of}`);
      await publish(of, `Bowline ${of}`, { term_ids: [term.id] });
      const list = { type, fields: { category: term.slug } };
      const { content } = await publish("page", `On knots ${of}`, { body: bodyOf(list) });
      const lists = async () => (await visit(content.path)).html.includes(`Bowline ${of}`);
      await expect.poll(lists).toBe(true);
      const words = { name: "Hitches", slug: `hitches-${of}`, description: "", parent_id: null };
      await ask(`${API}/terms/${term.id}`, words, "PUT");
      await expect.poll(lists).toBe(true);
      await ask(`${API}/terms/${term.id}/merge`, { into: other.id });
      await expect.poll(lists).toBe(true);
      // Whoever takes the old address later has lists of their own.
      await makeTerm(kind, `Knots${of}`);
      await expect.poll(lists).toBe(false);
    },
  );
});

test("Who deletes a category is told before which lists of other pages will be empty, and takes it back", async () => {
  const term = await makeTerm("category", "Splices");
  await publish("post", "Eye splice", { term_ids: [term.id] });
  const list = { type: "post-list", fields: { category: term.slug } };
  const { content } = await publish("page", "On splices", { body: bodyOf(list) });
  const lists = async () => (await visit(content.path)).html.includes("Eye splice");
  await expect.poll(lists).toBe(true);
  const page = await open("/admin/categories?search=splices", { bypassCSP: true });
  const row = page.getByRole("row", { name: /Splices/ });
  const remove = async () => {
    await row.getByRole("button").last().click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  };
  await remove();
  const question = page.getByRole("dialog", { name: "Something still leads to “Splices”" });
  await question.getByText(/a list on “On splices”/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(await lists()).toBe(true);
  await remove();
  await question.getByRole("button", { name: "Delete" }).click();
  // Under the pointer a message stays.
  await page.getByText("“Splices” was deleted.").first().hover();
  await expect.poll(lists).toBe(false);
  expect((await visit(content.path)).status).toBe(200);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await row.waitFor();
  await expect.poll(lists).toBe(true);
});

describe("Visitors get whole pages, without a link that leads nowhere of ours,", () => {
  const act = (action: string, id: string) => ask(`${API}/documents/bulk`, { ids: [id], action });
  const crumbs = (html: string) =>
    /<nav[^>]*class="breadcrumb[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";

  test("where the page above another is thrown away, and deleted for good", async () => {
    const parent = await publish("page", "Chandlery", { path: "/chandlery" });
    const child = await publish("page", "Blocks", {
      parent_id: parent.id,
      path: "/chandlery/blocks",
    });
    await expect
      .poll(async () => crumbs((await visit("/chandlery/blocks")).html))
      .toContain('href="/chandlery"');
    const uses = await ask(`${API}/documents/${parent.id}/uses`);
    expect(uses.items).toContainEqual({ kind: "child", title: "Blocks", id: child.id });
    for (const action of ["trash", "delete"]) {
      await act(action, parent.id);
      await expect
        .poll(async () => crumbs((await visit("/chandlery/blocks")).html))
        .not.toContain('href="/chandlery"');
      expect((await visit("/chandlery/blocks")).status, action).toBe(200);
      const { document } = await ask(`${API}/documents/${child.id}`);
      const save = { based_on: document.updated_at, content: document.content };
      await ask(`${API}/documents/${child.id}`, save, "PUT");
    }
  });

  test("where what a redirect leads to is thrown away: it leads there again once it is back", async () => {
    const page = await publish("page", "Slipway", { path: "/slipway" });
    await ask(`${API}/redirects`, { from: "/old-slipway", to: "/slipway" });
    await expect.poll(async () => (await visit("/old-slipway")).to).toBe("/slipway");
    const uses = await ask(`${API}/documents/${page.id}/uses`);
    expect(uses.items).toMatchObject([{ kind: "redirect", title: "/old-slipway" }]);
    await act("trash", page.id);
    await expect.poll(async () => (await visit("/old-slipway")).status).toBe(404);
    await act("restore", page.id);
    await expect.poll(async () => (await visit("/old-slipway")).to).toBe("/slipway");
    await act("trash", page.id);
    await act("delete", page.id);
    await expect.poll(async () => (await visit("/old-slipway")).status).toBe(404);
    const { items } = await ask(`${API}/redirects?search=old-slipway`);
    expect(items).toEqual([]);
  });

  test("where a picture that they show is deleted for good; who does it is told where it stands", async () => {
    const form = new FormData();
    const bytes = new Uint8Array(await photo(600, 400).png().toBuffer());
    form.append("file", new Blob([bytes]), "sea.png");
    const headers = await headersOf("owner");
    const media = `${site().address}/api/media`;
    const taken = await fetch(media, { method: "POST", headers, body: form });
    const { id, src } = (await taken.json()).files[0].media;
    const picture = { src, alt: "The sea", width: 600, height: 400 };
    const gallery = { type: "gallery", fields: { pictures: [picture, picture] } };
    const text = { type: "text", fields: { html: `<p><img src="${src}" alt="Sea"></p>` } };
    const post = await publish("post", "At sea", { picture, body: bodyOf(text, gallery) });
    const product = await publish("product", "A sea to hang", { picture });
    const refused = await fetch(`${media}/${id}`, { method: "DELETE", headers });
    const { error } = await refused.json();
    expect(error.code).toBe("in-use");
    expect(error.used_by.map((use: { title: string }) => use.title).sort()).toEqual([
      "A sea to hang",
      "At sea",
    ]);
    expect((await fetch(`${media}/${id}?force`, { method: "DELETE", headers })).status).toBe(204);
    expect((await visit(src)).status).toBe(404);
    for (const path of [
      post.content.path,
      product.content.path,
      "/shop",
      "/journal",
      "/journal/feed.xml",
    ]) {
      expect((await visit(path)).status, path).toBe(200);
    }
    // It can be mended: the editor opens it, and takes another picture or none.
    const { document } = await ask(`${API}/documents/${post.id}`);
    const content = { ...document.content, picture: null, body: bodyOf() };
    await ask(`${API}/documents/${post.id}`, { based_on: document.updated_at, content }, "PUT");
    await expect.poll(async () => (await visit(post.content.path)).html).not.toContain(src);
  });

  test("where the account of who wrote them is removed: the name stays, and it can be edited on", async () => {
    await headersOf("editor");
    const { items } = await ask(`${API}/people?search=editor%40`);
    const written = await fetch(`${site().address}${API}/documents`, {
      method: "POST",
      headers: { ...(await headersOf("editor")), "content-type": "application/json" },
      body: JSON.stringify({ kind: "post", title: "Written by Ada" }),
    });
    const { id, content, updated_at: based_on } = await written.json();
    const published = { ...content, status: "published" };
    await ask(`${API}/documents/${id}`, { based_on, content: published }, "PUT");
    await expect.poll(async () => (await visit(content.path)).status).toBe(200);
    const before = (await visit(content.path)).html;
    await ask(`${API}/people/${items[0].id}`, undefined, "DELETE");
    const after = await visit(content.path);
    expect(after.status).toBe(200);
    expect(after.html).toBe(before);
    expect(after.html).toContain("Ada");
    const { document } = await ask(`${API}/documents/${id}`);
    await ask(
      `${API}/documents/${id}`,
      { based_on: document.updated_at, content: document.content },
      "PUT",
    );
    expect((await ask(`${API}/documents/${id}/revisions`)).items).toHaveLength(3);
  });
});
