import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../scripts/findChromium.js";
import { openAdmin } from "../support/openAdmin.ts";
import { FADE_DROPPED } from "../support/openPages.ts";

const { site } = openAdmin();

const folder = mkdtempSync(join(tmpdir(), "vitrine-profile-"));
let browser: BrowserContext;

beforeAll(async () => {
  mkdirSync(join(folder, "Default"));
  // As somebody chose in the settings of the browser: no site may keep anything.
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, "Default", "Preferences"), JSON.stringify(settings));
  browser = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: ["--no-sandbox"],
  });
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test("Who forbids cookies is told what to allow once they sign in, and sees the site as everybody does", async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!FADE_DROPPED.test(message)) errors.push(message);
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.goto(
    site()
      .output()
      .match(/http\S+\/set-up\?token=[\w-]+/)?.[0] ?? "",
  );
  // Chromium forbids all storage with them.
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow("Access is denied");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email address").fill("ada@example.com");
  await page.getByLabel("New password").fill("correct horse battery");
  await page.getByRole("button", { name: "Become the owner" }).click();
  const told = page.getByText("it keeps no cookies of this site");
  await told.waitFor();
  // The account is made: signing in again is refused for no other reason.
  await page.getByLabel("Email address").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForLoadState();
  await told.waitFor();
  for (const path of ["/", "/shop", "/journal/moire", "/contact"]) {
    await page.goto(site().address + path, { waitUntil: "networkidle" });
    await page.getByRole("main").waitFor();
  }
  expect(errors).toEqual([]);
});
