import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";

const { open, openVisitor, site, ask } = openAdmin();

const API = "/api/admin/documents";

/** Makes a document with one text that visitors see. @returns its id */
async function publish(kind: string, title: string, html: string): Promise<string> {
  const made = await ask(API, { kind, title });
  const body = { version: 1, blocks: [{ id: "a", type: "text", fields: { html } }] };
  const content = { ...made.content, status: "published", body };
  await ask(`${API}/${made.id}`, { based_on: made.updated_at, content }, "PUT");
  return made.id;
}

async function write(page: Page, title: string): Promise<void> {
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.keyboard.press("Control+s");
}

async function openDocument(id: string, role: "owner" | "editor" = "owner"): Promise<Page> {
  // The browser tells of the refusal, too.
  const expected = [/status of 409 \(Conflict\)/];
  const page = await open(`/admin/documents/${id}`, { role, expected, bypassCSP: true });
  await page.getByRole("textbox", { name: "Title" }).waitFor();
  return page;
}

describe("Two people write the same page", () => {
  test("and the second compares, and keeps what they chose, with nothing lost", async () => {
    const id = await publish("page", "Harbour", "<p>The boats lie still.</p>");
    const [first, second] = [await openDocument(id), await openDocument(id, "editor")];
    await write(first, "Harbour at night");
    await first.getByText("Saved.", { exact: true }).waitFor();
    await write(second, "Harbour at noon");
    const dialog = second.getByRole("dialog", { name: /saved this/ });
    await dialog.waitFor();
    expect(await dialog.locator("del").innerText()).toContain("night");
    expect(await dialog.locator("ins").innerText()).toContain("noon");
    expect(await axeFindings(second)).toEqual([]);
    expect((await ask(`${API}/${id}`)).document.content.title).toBe("Harbour at night");

    await dialog.getByRole("button", { name: "Copy mine into a new draft" }).click();
    await second.getByRole("button", { name: "Open it" }).click();
    await expect
      .poll(() => second.getByRole("textbox", { name: "Title" }).inputValue())
      .toBe("Harbour at noon");
    expect(second.url()).not.toContain(id);

    const third = await openDocument(id, "editor");
    await write(first, "Harbour in spring");
    await expect
      .poll(async () => (await ask(`${API}/${id}`)).document.content.title)
      .toBe("Harbour in spring");
    await write(third, "Harbour in autumn");
    await third.getByRole("button", { name: "Save mine" }).click();
    await expect
      .poll(async () => (await ask(`${API}/${id}`)).document.content.title)
      .toBe("Harbour in autumn");
  });
});

describe("What was saved before", () => {
  test("is compared and brought back, and that is undone", async () => {
    const id = await publish("page", "Tides", "<p>The tide comes in.</p>");
    const page = await openDocument(id);
    await write(page, "Low tides");
    await page.getByText("Everything is saved").waitFor();
    await page.getByRole("button", { name: "Revisions" }).click();
    const dialog = page.getByRole("dialog", { name: "Revisions" });
    await dialog.locator("ins").waitFor();
    expect(await dialog.locator("ins").innerText()).toContain("Low");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Bring this revision back" }).click();
    const title = page.getByRole("textbox", { name: "Title" });
    await expect.poll(() => title.inputValue()).toBe("Tides");
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(() => title.inputValue()).toBe("Low tides");
  });
});

describe("What is thrown away", () => {
  test("is told what still leads to it, is gone for visitors, and comes back", async () => {
    const goal = await publish("page", "Lighthouse", "<p>It turns.</p>");
    await publish("page", "Coast", '<p><a href="/lighthouse">The lighthouse</a></p>');
    const page = await open("/admin/pages", { bypassCSP: true });
    const visitor = await openVisitor();
    await page.getByRole("button", { name: "More about Lighthouse" }).click();
    await page.getByRole("menuitem", { name: "Move to the trash" }).click();
    const question = page.getByRole("dialog", { name: /still leads to/ });
    await question.getByText("a link in “Coast”").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole("button", { name: "Move to the trash" }).click();
    await page.getByText("moved to the trash.").waitFor();
    const there = await visitor.request.get(`${site().address}/lighthouse`);
    expect(there.status()).toBe(404);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(async () => (await visitor.request.get(`${site().address}/lighthouse`)).status())
      .toBe(200);
    expect((await ask(`${API}/${goal}`)).document.state).toBe("published");
  });
});

describe("A product", () => {
  test("gets its variants, prices and a reduction with the keyboard, and visitors see them", async () => {
    const id = await publish("product", "Woodcut", "<p>Printed by hand.</p>");
    const page = await openDocument(id);
    await page.getByRole("button", { name: "Add: Choice" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Size");
    await page.keyboard.press("Tab");
    await page.keyboard.type("A4");
    await page.getByRole("textbox", { name: "Price (EUR)", exact: true }).focus();
    await page.keyboard.type("40");
    await page.keyboard.press("Tab");
    await page.keyboard.type("3");
    await page.getByRole("textbox", { name: "Reduced price (EUR)" }).focus();
    await page.keyboard.type("30");
    expect(await axeFindings(page, ".product-panel")).toEqual([]);
    await page.keyboard.press("Control+s");
    await page.getByText("Everything is saved").waitFor();
    const { document } = await ask(`${API}/${id}`);
    expect(document.content.product.variants).toMatchObject([
      { choice: { Size: "A4" }, price: 4000, stock: 3, sale: { price: 3000 } },
    ]);
    const visitor = await openVisitor();
    await visitor.goto(site().address + document.public_path);
    await visitor.getByText("€30.00").first().waitFor();
  });
});
