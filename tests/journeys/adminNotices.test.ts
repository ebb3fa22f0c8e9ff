import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { captureRequests } from "../support/capture.ts";
import { openAdmin } from "../support/openAdmin.ts";

const { open } = openAdmin();

const AJAX = "/wp-admin/admin-ajax.php";
const noticeOn = (page: Page) => page.getByRole("region", { name: "To finish setting up" });
const toggleOn = (page: Page) => noticeOn(page).getByRole("button", { name: "Details" });

async function press(page: Page, name: string): Promise<void> {
  await noticeOn(page).getByRole("button", { name }).focus();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(AJAX) && answer.status() === 200),
    page.keyboard.press("Enter"),
  ]);
}

describe("What an owner has yet to set up", () => {
  test("stands on the first screen, and stays folded once it is folded by keys", async () => {
    const page = await open("/admin");
    await noticeOn(page).getByText("Let mail go out").waitFor();
    expect(await noticeOn(page).getByRole("listitem").count()).toBe(5);
    await press(page, "Details");
    expect(await noticeOn(page).getByText("Let mail go out").isVisible()).toBe(false);
    await page.reload();
    await noticeOn(page).waitFor();
    expect(await toggleOn(page).getAttribute("aria-expanded")).toBe("false");
    await press(page, "Details");
    await noticeOn(page).getByText("Let mail go out").waitFor();
  });

  test("is put away for good, and can be brought back at once; each call has the nonce [ED-027]", async ({
    task,
  }) => {
    const page = await open("/admin");
    await noticeOn(page).waitFor();
    const requests = captureRequests(page, task);
    await press(page, "Do not show this again");
    const hide = await requests.next(({ url }) => url.pathname === AJAX);
    expect(new URLSearchParams(hide.body).get("nonce")).toMatch(/^[0-9a-f]{20}$/);
    await noticeOn(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.getByRole("button", { name: "Undo" }).click();
    await noticeOn(page).waitFor();
    const show = await requests.next(({ url }) => url.pathname === AJAX);
    expect(Object.fromEntries(new URLSearchParams(show.body))).toMatchObject({
      action: "sfsi_default_hide_admin_notification",
      status: "show",
      nonce: expect.stringMatching(/^[0-9a-f]{20}$/),
    });
    await requests.stop();
  });

  test("waits for who signs in again where the session has ended, and is put away then", async () => {
    const page = await open("/admin", { expected: [/401 \(Unauthorized\)/] });
    await noticeOn(page).waitFor();
    await page.context().clearCookies();
    await noticeOn(page).getByRole("button", { name: "Details" }).click();
    const dialog = page.getByRole("dialog", { name: "You were signed out" });
    await dialog.getByLabel("Password").fill("correct horse battery");
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith(AJAX) && answer.status() === 200),
      page.keyboard.press("Enter"),
    ]);
    expect(await toggleOn(page).getAttribute("aria-expanded")).toBe("false");
    await press(page, "Details");
  });

  test("is not an editor's to set up", async () => {
    const page = await open("/admin", { role: "editor" });
    await page.getByRole("heading", { name: "Changed last" }).waitFor();
    expect(await noticeOn(page).count()).toBe(0);
  });

  test.each([
    ["light", 360],
    ["dark", 1280],
  ] as const)(
    "has no findings, %s at %d px, and is as wide as the screen",
    async (colorScheme, width) => {
      const page = await open("/admin", {
        viewport: { width, height: 900 },
        colorScheme,
        bypassCSP: true,
      });
      await noticeOn(page).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});
