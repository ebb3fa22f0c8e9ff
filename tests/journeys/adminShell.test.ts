import { describe, expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";
import { waitForFocus } from "../support/waitForFocus.ts";

const { open, openVisitor, site } = openAdmin();

describe("The owner's screens", () => {
  test("are reached by signing in, where one wanted to go, with the keyboard alone", async () => {
    await (await open("/admin")).close();
    const page = await openVisitor();
    await page.goto(`${site().address}/admin/posts?state=draft`);
    expect(new URL(page.url()).pathname).toBe("/sign-in");
    await page.getByLabel("Email").focus();
    await page.keyboard.type("owner@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type("correct horse battery");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Posts", level: 1 }).waitFor();
    expect(page.url()).toContain("/admin/posts?state=draft");
    expect(await page.title()).toContain("Posts ·");
  });

  test("are found by a few letters, and the focus goes to what was opened", async () => {
    const page = await open("/admin");
    await page.getByRole("heading", { name: /^Hello/ }).waitFor();
    await page.keyboard.press("Control+K");
    await waitForFocus(page.getByRole("combobox"));
    await page.keyboard.type("prod");
    await page.getByRole("option", { name: "Posts", exact: true }).waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Products", level: 1 }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.keyboard.press("Control+K");
    await waitForFocus(page.getByRole("combobox"));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // It is not lost: Tab goes on from somewhere.
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).not.toBe("BODY");
  });

  test("stay where the menu that leads to them cannot be fetched, and fetch it again", async () => {
    const expected = [/Failed to load resource/, /Failed to fetch dynamically imported module/];
    const page = await open("/admin", { expected });
    const chunk = "**/admin-assets/CommandChoices-*";
    await page.route(chunk, (route) => route.abort("internetdisconnected"));
    await page.getByRole("heading", { name: /^Hello/ }).waitFor();
    await page.keyboard.press("Control+K");
    await page.getByRole("heading", { name: "The menu could not be loaded" }).waitFor();
    await page.unroute(chunk);
    await page.getByRole("button", { name: "Try again" }).click();
    await waitForFocus(page.getByRole("combobox"));
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: /^Hello/ }).waitFor();
  });

  test("lead to a document by words of its title", async () => {
    const page = await open("/admin");
    await page.getByRole("heading", { name: /^Hello/ }).waitFor();
    await page.keyboard.press("Control+K");
    await page.getByRole("combobox").fill("lighthouse");
    const found = page.getByRole("option", { name: /Lighthouse/ }).first();
    await found.click();
    await page.waitForURL(/\/admin\/documents\/[0-9a-f-]{36}$/);
  });

  test("show their navigation on a phone behind a button, and close it with a choice", async () => {
    const page = await open("/admin", { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Pages" }).click();
    await page.getByRole("heading", { name: "Pages", level: 1 }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });

  test("say so where there is none, and lead on", async () => {
    const page = await open("/admin/nothing/here");
    await page
      .getByRole("heading", { name: "There is no screen at this address", level: 1 })
      .waitFor();
    await page.getByRole("link", { name: "Posts", exact: true }).click();
    await page.getByRole("heading", { name: "Posts", level: 1 }).waitFor();
  });

  test("ask to sign in again where the session has ended, and go on with what was asked", async () => {
    const page = await open("/admin/posts", { expected: [/401 \(Unauthorized\)/] });
    await page.getByRole("link", { name: "A dot is not a pixel" }).waitFor();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Next page" }).waitFor();
    await page.getByRole("searchbox").fill("paper");
    const dialog = page.getByRole("dialog", { name: "You were signed out" });
    await waitForFocus(dialog.getByLabel("Password"));
    await page.keyboard.type("wrong horse battery");
    await page.keyboard.press("Enter");
    await dialog.getByText("do not belong together").waitFor();
    await dialog.getByLabel("Password").fill("correct horse battery");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(12);
    expect(await page.getByRole("searchbox").inputValue()).toBe("paper");
  });
});
