import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

const POST = `${site}/journal/moire`;

async function write(page: Page, comment: string): Promise<void> {
  const form = page.locator("#respond");
  await form.getByLabel("Name").fill("Kim Ruiz");
  await form.getByLabel("Email address").fill("kim@example.org");
  await form.getByLabel("Comment", { exact: true }).fill(comment);
  await form.getByRole("button", { name: "Send comment" }).click();
}

describe("comments", () => {
  test("are sent without script, wait for the owner, and say so", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(POST);
    await write(page, "Is that <b>the</b> angle of the second grid?");
    await page.waitForURL(/\/journal\/moire#comment-received$/);
    expect(await page.locator("#comment-received").isVisible()).toBe(true);
    expect(await page.getByText("the angle of the second grid").count()).toBe(0);
  });

  test("that lack something come back with all that was written, and lead to what is wrong", async () => {
    const page = await open({ javaScriptEnabled: false, expected: [/422/] });
    await page.goto(POST);
    const form = page.locator("#respond");
    await page
      .locator("#respond form")
      .evaluate((element) => element.setAttribute("novalidate", ""));
    await form.getByLabel("Comment", { exact: true }).fill("Nobody signed this.");
    await form.getByRole("button", { name: "Send comment" }).click();
    await page.waitForURL(/\/comments$/);
    expect(await page.getByLabel("Comment", { exact: true }).inputValue()).toBe(
      "Nobody signed this.",
    );
    expect(await page.locator("main a[href^='#']").count()).toBeGreaterThan(0);
  });

  test("stand in threads, each with a way to answer it", async () => {
    const page = await open();
    await page.goto(POST);
    expect(await page.locator(".comment-list .comment-list li").count()).toBeGreaterThan(0);
    await page.locator(".comment-reply summary").first().click();
    const reply = page.locator(".comment-reply[open]");
    expect(await reply.getByRole("textbox").count()).toBeGreaterThanOrEqual(3);
  });
});

describe("an account", () => {
  test("is made, left and entered again without script, and known on every page", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/register`);
    await page.getByLabel("Name").fill("Noor Haddad");
    await page.getByLabel("Email address").fill("noor@example.org");
    await page.getByLabel("New password").fill("a long enough sentence");
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.waitForURL(/\/sign-in/);
    await page.getByLabel("Email address").fill("noor@example.org");
    await page.getByLabel("Password", { exact: true }).fill("a long enough sentence");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(/\/account$/);
    expect(await page.locator("main").innerText()).toContain("Noor Haddad");
    const visitor = await page.request.get(`${site}/api/visitor`);
    expect((await visitor.json()).current_user).toEqual({
      display_name: "Noor Haddad",
      user_email: "noor@example.org",
    });
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.goto(`${site}/account`);
    expect(page.url()).toContain("/sign-in");
  });
});
