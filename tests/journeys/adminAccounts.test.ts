import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";

const LINK = /^http\S+\/set-up\?token=\S+$/m;
const PASSWORD = "a horse of one's own";

describe("the first start of a site", () => {
  let site: LaunchedSite;
  const open = openPages();

  beforeAll(async () => {
    site = await launchSite();
  });
  afterAll(async () => {
    await site.stop();
  });

  test("prints a link by which somebody becomes its owner, with the keyboard alone and no script", async () => {
    await expect.poll(() => site.output()).toMatch(LINK);
    const [link = ""] = LINK.exec(site.output()) ?? [];
    const page = await open({ javaScriptEnabled: false, expected: [/410 \(Gone\)/] });
    await page.goto(link);
    await page.getByLabel("Name").focus();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ada@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.address}/admin`);
    expect((await page.goto(link))?.status()).toBe(410);
    await page.getByRole("heading", { name: "This link leads nowhere any more" }).waitFor();
  });

  test("is the last that prints one, and the owner signs in by the keyboard to their screens", async () => {
    const { dataDir } = site;
    site.process.kill("SIGTERM");
    await new Promise((ended) => site.process.once("exit", ended));
    site = await launchSite({ dataDir });
    const page = await open();
    await page.goto(`${site.address}/sign-in`);
    await page.getByLabel("Email").focus();
    await page.keyboard.type("ada@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.address}/admin`);
    await page.getByRole("heading", { name: /^Hello/ }).waitFor();
    expect(site.output()).not.toContain("token=");
  });
});

describe("accounts in the owner's screens", () => {
  const { open, openVisitor, headersOf, site } = openAdmin();

  test("tell programs that keep passwords whose password is asked for, by a text that nobody sees", async () => {
    const page = await open("/admin/account");
    await page.getByLabel("The password that you have now").waitFor();
    // Chromium takes a field of the type "hidden" for none, and says so in its console.
    const owner = page.locator("form:has([type=password]) input[type=text]");
    expect(await owner.getAttribute("autocomplete")).toBe("username");
    expect(await owner.inputValue()).toBe("owner@example.com");
    expect(await owner.isVisible()).toBe(false);
  });

  const header = (page: Page, name: string) =>
    page.getByRole("heading", { name, level: 1 }).waitFor();

  /** Invites somebody with the keyboard alone. @returns the link that is shown for them */
  async function invite(page: Page, name: string): Promise<string> {
    await page.getByRole("button", { name: "Invite somebody" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Invite somebody" });
    await dialog.waitFor();
    await dialog.getByLabel("Name").focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("Write a name.").waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(`${name.toLowerCase()}@example.com`);
    await page.keyboard.press("Enter");
    const shown = page.getByRole("dialog", { name: `The link for ${name}` });
    const link = await shown.getByLabel("Link", { exact: true }).inputValue();
    await page.keyboard.press("Escape");
    await shown.waitFor({ state: "detached" });
    return link;
  }

  test("are made by an invitation: its link sets a password, and leads to the screens", async () => {
    const page = await open("/admin/people");
    const link = await invite(page, "Ivo");
    await page.getByRole("row", { name: /Ivo.*Invited, until/ }).waitFor();
    const invited = await openVisitor();
    await invited.goto(link);
    await invited.getByRole("heading", { name: "Choose your password" }).waitFor();
    await invited.getByLabel("New password").fill(PASSWORD);
    await invited.keyboard.press("Enter");
    await invited.waitForURL(`${site().address}/admin`);
    await invited.goto(`${site().address}/admin/people`);
    await invited.getByRole("heading", { name: "This screen is for owners" }).waitFor();
    await invited.close();
  });

  test("take another role, and give it back by Undo", async () => {
    await headersOf("editor");
    const page = await open("/admin/people?role=editor&search=editor%40");
    const row = page.getByRole("row", { name: /editor@example\.com/ });
    const more = row.getByRole("button");
    await more.focus();
    await page.keyboard.press("Enter");
    await page.locator("[role=menu] :focus").waitFor();
    await page.keyboard.type("Make a v");
    await page.keyboard.press("Enter");
    await page.getByText("Ada is a visitor now.").first().waitFor();
    await page.getByText("Nothing").first().waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await row.waitFor();
  });

  test("are signed out and removed by an owner, after a question", async () => {
    const page = await open("/admin/people");
    await invite(page, "Eve");
    const row = page.getByRole("row", { name: /Eve/ });
    await row.getByRole("button").click();
    await page.getByRole("menuitem", { name: "Sign out everywhere" }).click();
    await page.getByText("Eve was signed in nowhere.").first().waitFor();
    await row.getByRole("button").click();
    await page.getByRole("menuitem", { name: "Remove the account" }).click();
    const question = page.getByRole("dialog", { name: "Remove the account of Eve?" });
    await question.getByRole("button", { name: "Remove the account" }).click();
    await row.waitFor({ state: "detached" });
    const hasFocus = () => document.activeElement?.classList.contains("data-table");
    await expect.poll(() => page.evaluate(hasFocus)).toBe(true);
  });

  test("of one's own take another name and password, and end what is signed in elsewhere", async () => {
    const page = await open("/admin/people", { expected: [/422 \(Unprocessable/] });
    const link = await invite(page, "Mae");
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByLabel("New password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site().address}/admin`);

    const other = await openVisitor({ expected: [/401 \(Unauthorized\)/] });
    await other.goto(`${site().address}/sign-in`);
    await other.getByLabel("Email").fill("mae@example.com");
    await other.getByLabel("Password").fill(PASSWORD);
    await other.keyboard.press("Enter");
    await other.waitForURL(`${site().address}/admin`);

    await page.goto(`${site().address}/admin/account`);
    await page.getByLabel("Name").fill("Mae West");
    await page.keyboard.press("Enter");
    await page.getByText("It is saved.").first().waitFor();
    await page.getByRole("button", { name: "Mae West" }).waitFor();

    const places = page.getByRole("region", { name: "Where you are signed in" });
    await places.getByText("this browser").waitFor();
    const end = places.getByRole("button", { name: /^Sign out: Chrome on / });
    await end.focus();
    await page.keyboard.press("Enter");
    await end.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Where you are signed in",
    );
    await other.goto(`${site().address}/admin/account`);
    expect(new URL(other.url()).pathname).toBe("/sign-in");

    await page.getByLabel("The password that you have now").fill("wrong horse");
    await page.getByLabel("New password").fill("another horse");
    await page.keyboard.press("Enter");
    await page.getByText("This is not the password that you have now.").waitFor();
    expect(await page.getByLabel("New password").inputValue()).toBe("another horse");
    await page.keyboard.type(PASSWORD);
    await page.getByLabel("The password that you have now").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText("Your password is changed.").first().waitFor();
  }, 60_000);

  test("leave a trace that owners filter and follow", async () => {
    const page = await open("/admin/activity");
    await header(page, "Activity");
    await page
      .getByRole("row", { name: /Invited/ })
      .first()
      .waitFor();
    await page.getByLabel("What", { exact: true }).selectOption({ label: "Changed the role" });
    await page.waitForURL(/action=person\.change-role/);
    await page
      .getByRole("row", { name: /Changed the role \(Owner\).*npm run role/ })
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Ada" }).first().click();
    await header(page, "Accounts");
    await page.waitForURL(/people\?search=Ada/);
  });

  test.each(["light", "dark"] as const)(
    "can be used by everyone, %s, from 360 pixels on",
    async (colorScheme) => {
      const options = { bypassCSP: true, colorScheme, viewport: { width: 360, height: 740 } };
      for (const [path, name] of [
        ["/admin/people", "Accounts"],
        ["/admin/account", "Your account"],
        ["/admin/activity", "Activity"],
      ] as const) {
        const page = await open(path, options);
        await header(page, name);
        await expect.poll(() => page.getByText("One moment").count()).toBe(0);
        expect(await axeFindings(page), name).toEqual([]);
        expect(await overflow(page), name).toBe(0);
      }
      const page = await open("/admin/people", options);
      await page.getByRole("button", { name: "Invite somebody" }).click();
      await page.getByRole("button", { name: "Invite", exact: true }).click();
      await page.getByText("Write a name.").waitFor();
      expect(await axeFindings(page)).toEqual([]);
    },
    60_000,
  );
});
