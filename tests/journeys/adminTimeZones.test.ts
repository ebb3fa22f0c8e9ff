import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { signInAs } from "../../scripts/signInAs.js";
import { openPages } from "../support/openPages.ts";

const openPage = openPages();
const API = "/api/admin/documents";

let site: LaunchedSite;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await launchSite({ env: { TZ: "Europe/Berlin" } });
  headers = await signInAs(site, "owner");
});
afterAll(async () => {
  await site.stop();
});

async function ask(path: string, body?: object) {
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(site.address + path, {
    headers: { ...headers, "content-type": "application/json" },
    ...sent,
  });
  return answer.json();
}

async function open(path: string, timezoneId: string): Promise<Page> {
  const page = await openPage({ timezoneId, expected: [/Failed to load resource/] });
  const cookies = (headers.cookie ?? "").split("; ").map((one) => {
    const [name = "", ...value] = one.split("=");
    return { name, value: value.join("="), url: site.address };
  });
  await page.context().addCookies(cookies);
  await page.goto(site.address + path);
  return page;
}

const field = (page: Page) => page.getByLabel("Published at", { exact: true });
const storedAt = async (id: string) => (await ask(`${API}/${id}`)).document.content.published_at;

/** Plans a new page in the editor. @returns the page, the document, and what the field says in the end */
async function plan(zone: string, local: string) {
  const { id } = await ask(API, { kind: "page", title: `Tide ${zone} ${local}` });
  const page = await open(`/admin/documents/${id}`, zone);
  await field(page).fill(local);
  await page.getByText(`In your time zone, ${zone}.`).waitFor();
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.getByText(/^Scheduled: visitors see it from/).waitFor();
  return { page, id, shown: await field(page).inputValue() };
}

describe("What is planned far from the site", () => {
  test.each([
    ["Pacific/Kiritimati", "2027-01-01T00:15", "2026-12-31T10:15:00.000Z"],
    ["America/St_Johns", "2027-07-01T23:45", "2027-07-02T02:15:00.000Z"],
    ["Pacific/Pago_Pago", "2026-12-31T23:50", "2027-01-01T10:50:00.000Z"],
    ["Europe/Berlin", "2027-07-01T12:00", "2027-07-01T10:00:00.000Z"],
    // The second of the two hours that are called so is told by no control: it is the first.
    ["Europe/Berlin", "2027-10-31T02:30", "2027-10-31T00:30:00.000Z"],
  ])(
    "is stored as the moment that it is there, and shown there again: %s, %s",
    async (zone, local, moment) => {
      const { page, id, shown } = await plan(zone, local);
      expect(await storedAt(id)).toBe(moment);
      expect(shown).toBe(local);
      await page.reload();
      await expect.poll(() => field(page).inputValue()).toBe(local);
      // Another reader sees the same moment, where they are; opening and saving moves nothing.
      const other = await open(`/admin/documents/${id}`, "Asia/Kolkata");
      await other.getByRole("textbox", { name: "Title" }).fill(`Tide seen ${zone}`);
      await other.keyboard.press("Control+s");
      await other
        .getByText(/^Saved/)
        .first()
        .waitFor();
      expect(await storedAt(id)).toBe(moment);
      await page.goto(`${site.address}/admin/pages?search=Tide+seen+${zone}`);
      await page
        .getByRole("row", { name: /Tide seen/ })
        .getByText("Scheduled")
        .first()
        .waitFor();
    },
  );

  test("at a time that is skipped there is an hour later, and says so before it is saved", async () => {
    const { id, shown } = await plan("Europe/Berlin", "2027-03-28T02:30");
    expect(shown).toBe("2027-03-28T03:30");
    expect(await storedAt(id)).toBe("2027-03-28T01:30:00.000Z");
  });

  test("stays planned where a part of its time is taken away before it is saved", async () => {
    const { page, id } = await plan("America/St_Johns", "2027-07-01T12:00");
    await field(page).click({ position: { x: 12, y: 12 } });
    await page.keyboard.press("Backspace");
    await page.getByRole("textbox", { name: "Title" }).fill("Tide that stays");
    await page.keyboard.press("Control+s");
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
    expect(await storedAt(id)).toBe("2027-07-01T14:30:00.000Z");
    expect(await field(page).inputValue()).toBe("2027-07-01T12:00");
    expect((await ask(`${API}/${id}`)).document.state).toBe("scheduled");
  });
});

test("Today is the day where the reader is, however far from the site", async () => {
  // 11:30 UTC: on Kiritimati it is the next day, on Pago Pago it is half past midnight.
  const now = new Date("2027-05-05T11:30:00Z");
  for (const [zone, began] of [
    ["Pacific/Kiritimati", "2027-05-05T10:00:00.000Z"],
    ["America/St_Johns", "2027-05-05T02:30:00.000Z"],
    ["Pacific/Pago_Pago", "2027-05-05T11:00:00.000Z"],
    ["Europe/Berlin", "2027-05-04T22:00:00.000Z"],
  ] as const) {
    const page = await open("/admin/account", zone);
    await page.clock.install({ time: now });
    const asked = page.waitForRequest(/\/api\/admin\/activity\?.*from=/);
    await page.goto(`${site.address}/admin/activity?since=1`);
    expect(new URL((await asked).url()).searchParams.get("from"), zone).toBe(began);
  }
});
