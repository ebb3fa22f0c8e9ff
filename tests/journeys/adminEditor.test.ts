import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { waitForFocus } from "../support/waitForFocus.ts";

const { open, openVisitor, site, ask } = openAdmin();

const API = "/api/admin/documents";

/** Makes a draft, as the list's button does. */
const newPost = async (title: string): Promise<string> =>
  (await ask(API, { kind: "post", title })).id;
const stored = (id: string) => ask(`${API}/${id}`);

/** Opens a document and waits until it can be written in. */
async function openDocument(id: string, options: Parameters<typeof open>[1] = {}): Promise<Page> {
  const page = await open(`/admin/documents/${id}`, options);
  await page.getByRole("textbox", { name: "Title" }).waitFor();
  return page;
}

const saveState = (page: Page) => page.locator(".save-state").innerText();

describe("A document is written", () => {
  test("and published with the keyboard alone", async () => {
    const page = await open("/admin/posts");
    await page.getByRole("button", { name: "New post" }).focus();
    await page.keyboard.press("Enter");
    await waitForFocus(page.getByRole("dialog").getByLabel("Title"));
    await page.keyboard.type("Ink by hand");
    await page.keyboard.press("Enter");

    await page.getByRole("button", { name: "Add a block" }).focus();
    await page.keyboard.press("Enter");
    await waitForFocus(page.getByRole("combobox", { name: "Kind of block" }));
    await page.keyboard.type("text");
    await page.keyboard.press("Enter");
    await waitForFocus(page.getByRole("button", { name: "Text", exact: true }));
    // Past the block's menu and the tools, which are one stop.
    for (const _ of ["menu", "tools", "text"]) await page.keyboard.press("Tab");
    await page.keyboard.type("Rollers and a **steady** hand.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("- Black");
    await page.keyboard.press("Control+s");
    await page.getByText("Saved.", { exact: true }).waitFor();
    await expect.poll(() => saveState(page)).toBe("Everything is saved");

    await page.getByRole("button", { name: "Publish" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Published: visitors see it now.").waitFor();
    const visitor = await openVisitor();
    const { document } = await stored(page.url().split("/").at(-1) ?? "");
    await visitor.goto(site().address + document.public_path);
    await visitor.getByRole("heading", { name: "Ink by hand" }).waitFor();
    expect(await visitor.locator("main strong").innerText()).toBe("steady");
    expect(await visitor.locator("main .prose li").allInnerTexts()).toEqual(["Black"]);
  });

  test("and arranged with the pointer", async () => {
    const id = await newPost("Moved by hand");
    const page = await openDocument(id);
    for (const words of ["One", "Two", "Three"]) {
      await page.getByRole("button", { name: "Add a block", exact: true }).click();
      await page.getByRole("option", { name: "Heading", exact: true }).click();
      await page.getByRole("textbox", { name: "Text" }).last().fill(words);
    }
    await page.getByRole("button", { name: "Close all" }).click();
    const handle = page.locator("[data-drag]").first();
    await handle.hover();
    await page.mouse.down();
    const last = await page.locator(".block-card").last().boundingBox();
    if (!last) throw new Error("the last block is not seen");
    await page.mouse.move(last.x + 40, last.y + last.height - 2, { steps: 5 });
    await page.locator(".drop-line").waitFor();
    await page.mouse.up();
    const words = () => page.locator(".block-words").allInnerTexts();
    await expect.poll(words).toEqual(["Two", "Three", "One"]);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect.poll(words).toEqual(["One", "Two", "Three"]);
    await page.getByRole("button", { name: "Save the draft" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const { document } = await stored(id);
    const texts = document.content.body.blocks.map(
      (block: { fields: { text: string } }) => block.fields.text,
    );
    expect(texts).toEqual(["One", "Two", "Three"]);
  });

  test("without a finding of axe's, light and dark, with its fields, menus and dialogs open", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const id = await newPost(`Seen by everyone, ${colorScheme}`);
      const page = await openDocument(id, { colorScheme });
      await page.getByRole("button", { name: "Add a block", exact: true }).click();
      await page.getByRole("option").first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("option", { name: "Text", exact: true }).click();
      await page.getByRole("textbox", { name: "Text" }).fill("Some words");
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Link", exact: true }).click();
      await page.getByRole("combobox", { name: "Address" }).fill("two words");
      await page.keyboard.press("Enter");
      await page.getByText("This cannot be the address of a link.").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: /^More about/ }).click();
      await page.getByRole("menuitem", { name: "Duplicate" }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("combobox", { name: "Categories" }).click();
      await page.getByRole("option").first().waitFor();
      // While a list is open all else is silent, and Tab closes it on its way there.
      expect(await axeFindings(page, ".picked-menu")).toEqual([]);
    }
  });
});

describe("What was written is not lost", () => {
  test("where the network is gone: this browser keeps it, offers it, and sends it", async () => {
    const id = await newPost("On a train");
    const page = await openDocument(id, { expected: [/ERR_INTERNET_DISCONNECTED/] });
    const drafts = `**${API}/*/draft`;
    await page.route(drafts, (route) => route.abort("internetdisconnected"));
    await page.getByRole("textbox", { name: "Title" }).fill("On a slow train");
    await expect.poll(() => saveState(page)).toMatch(/^No connection: kept in this browser/);
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await page.getByText("are kept in this browser alone").waitFor();
    await page.unroute(drafts);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Go on with them" }).click();
    const title = page.getByRole("textbox", { name: "Title" });
    await expect.poll(() => title.inputValue()).toBe("On a slow train");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect((await stored(id)).document.content.title).toBe("On a slow train");
  });

  test("where the network is back: it is sent without waiting", async () => {
    const id = await newPost("In a tunnel");
    const page = await openDocument(id, { expected: [/ERR_INTERNET_DISCONNECTED/] });
    await page.context().setOffline(true);
    await page.getByRole("textbox", { name: "Title" }).fill("Out of the tunnel");
    await expect.poll(() => saveState(page)).toMatch(/^No connection: kept in this browser/);
    await page.context().setOffline(false);
    await expect.poll(() => saveState(page)).toMatch(/^Draft kept/);
    expect((await stored(id)).draft.content.title).toBe("Out of the tunnel");
  });

  test("where the session has ended: the save waits for the sign-in, and goes on", async () => {
    const id = await newPost("Away for lunch");
    const page = await openDocument(id, { expected: [/401 \(Unauthorized\)/] });
    await page.context().clearCookies();
    await page.getByRole("textbox", { name: "Title" }).fill("Back from lunch");
    await page.keyboard.press("Control+s");
    const dialog = page.getByRole("dialog", { name: "You were signed out" });
    await dialog.getByLabel("Password").fill("correct horse battery");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect((await stored(id)).document.content.title).toBe("Back from lunch");
  });

  test("where it is left: the draft is offered again, goes on with a click, or is thrown away", async () => {
    const id = await newPost("Half a thought");
    const page = await openDocument(id);
    const title = page.getByRole("textbox", { name: "Title" });
    await title.fill("Half a thought, and more");
    await expect.poll(() => saveState(page)).toMatch(/^Draft kept/);
    await page.getByRole("link", { name: "Posts", exact: true }).first().click();
    await page.getByText("Your changes are kept as a draft.").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Compare with what is saved" }).click();
    await page.locator("ins", { hasText: ", and more" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Throw them away" }).click();
    await expect.poll(() => title.inputValue()).toBe("Half a thought");
    expect((await stored(id)).draft).toBeNull();
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(() => title.inputValue()).toBe("Half a thought, and more");
  });

  test("where two people write: the second is told, and decides which version stays", async () => {
    const id = await newPost("Ours");
    const page = await openDocument(id, { expected: [/409 \(Conflict\)/] });
    const other = await openDocument(id, { role: "editor" });
    await other.getByRole("textbox", { name: "Title" }).fill("Theirs");
    await other.keyboard.press("Control+s");
    await other.getByText("Saved.", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: "Title" }).fill("Mine");
    await page.keyboard.press("Control+s");
    const dialog = page.getByRole("dialog", { name: /saved this/ });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save mine" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(async () => (await stored(id)).document.content.title).toBe("Mine");
  });
});
