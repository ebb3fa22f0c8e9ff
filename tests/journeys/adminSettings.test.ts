import { describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";

const { open, openVisitor, site, headersOf } = openAdmin();

async function visit(path: string) {
  const page = await openVisitor();
  await page.goto(site().address + path);
  return page;
}

/** A group of settings as it stands. */
async function stored(group: string) {
  const headers = await headersOf("owner");
  const answer = await fetch(`${site().address}/api/admin/settings`, { headers });
  const { groups } = await answer.json();
  return groups.find(({ key }: { readonly key: string }) => key === group);
}

describe("An owner in the settings", () => {
  test("opens them, and changes the name of the site with the keyboard alone [ED-006]", async () => {
    const page = await open("/admin/settings");
    await page.getByRole("heading", { name: "General", level: 1 }).waitFor();
    const name = page.getByLabel("Name of the site");
    await name.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Raster");
    expect(await page.locator(".name-preview-header").textContent()).toBe("Raster");
    await page.keyboard.press("Enter");
    const saved = page.getByText("Saved.", { exact: true });
    await saved.waitFor();
    await saved.waitFor({ state: "detached" });
    await expect.poll(async () => (await visit("/")).title()).toContain("Raster");
  });

  test("is led to what is wrong, and nothing typed is lost", async () => {
    const page = await open("/admin/settings/reading");
    await page.getByLabel("Posts on a page").fill("500");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("1 field is not right yet").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe(
      "true",
    );
    expect(await page.getByLabel("Posts on a page").inputValue()).toBe("500");
    await page.getByLabel("Posts on a page").fill("5");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const posts = async () => (await visit("/journal")).locator(".post-grid > li").count();
    await expect.poll(posts).toBe(5);
  });

  test("keeps what is written while the answer to a save is on its way", async () => {
    const page = await open("/admin/settings/reading");
    let answer = (): void => {};
    const isHeld = new Promise<void>((go) => {
      answer = go;
    });
    await page.route("**/api/admin/settings/reading", async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.getByLabel("Posts on a page").fill("6");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByLabel("Products on a page").fill("13");
    answer();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await page.getByLabel("Products on a page").inputValue()).toBe("13");
    expect((await stored("reading")).value).toMatchObject({ postsAPage: 6 });
    await page.getByRole("button", { name: "Discard changes" }).click();
    expect(await page.getByLabel("Posts on a page").inputValue()).toBe("6");
  });

  test("is asked before leaving what is not saved", async () => {
    const page = await open("/admin/settings/general");
    await page.getByLabel("Tagline", { exact: true }).first().fill("Changed");
    await page.getByRole("link", { name: "Theme" }).click();
    await page.getByRole("button", { name: "Stay here" }).click();
    expect(await page.getByLabel("Tagline", { exact: true }).first().inputValue()).toBe("Changed");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("link", { name: "Theme" }).click();
    await page.getByRole("heading", { name: "Theme", level: 1 }).waitFor();
  });

  test("finds a setting by a word, and the focus goes to it", async () => {
    const page = await open("/admin/settings");
    await page.getByLabel("Search the settings").fill("currency");
    await page.getByRole("link", { name: /^Currency/ }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
  });

  test("keeps what somebody else saved meanwhile, and what was written here", async () => {
    const page = await open("/admin/settings/general", { expected: [/status of 409/] });
    await page.getByLabel("About the journal").first().fill("Mine.");
    const { value, version } = await stored("general");
    const headers = { ...(await headersOf("owner")), "content-type": "application/json" };
    const body = JSON.stringify({ based_on: version, value: { ...value, tagline: "Theirs" } });
    const path = `${site().address}/api/admin/settings/general`;
    expect((await fetch(path, { method: "PUT", headers, body })).status).toBe(200);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(/^Somebody else saved these settings/).waitFor();
    expect(await page.getByLabel("Tagline", { exact: true }).first().inputValue()).toBe("Theirs");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect((await stored("general")).value).toMatchObject({ tagline: "Theirs", journal: "Mine." });
  });

  test("gives the site a colour, which is readable wherever it stands", async () => {
    const page = await open("/admin/settings/theme");
    await page.getByLabel("Accent colour", { exact: true }).fill("#ffee00");
    await page.getByText("Changed a little, so that it can be read.").first().waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const style = async () => {
      const html = await (await fetch(`${site().address}/`)).text();
      return /--accent:light-dark\((#\w+),(#\w+)\)/.exec(html)?.slice(1);
    };
    // On dark pages it is as it was chosen, on light ones darker.
    await expect.poll(style).toEqual([expect.not.stringMatching("#ffee00"), "#ffee00"]);
  });
});

describe("Menus", () => {
  test("are ordered, nested and filled by the keyboard, and seen on the site", async () => {
    const page = await open("/admin/settings/menus", { role: "editor" });
    const header = page.getByRole("group", { name: "Header" });
    await header.getByRole("button", { name: "Add an entry" }).press("Enter");
    await page.keyboard.type("Where we are");
    await page.keyboard.press("Tab");
    await page.keyboard.type("contac");
    await page
      .getByRole("option", { name: /Contact/ })
      .first()
      .waitFor();
    // What was suggested for the first letters is gone.
    await page.getByRole("option", { name: /Confetti/ }).waitFor({ state: "detached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await header.getByLabel("Leads to").last().inputValue()).toBe("/contact");
    await header
      .getByRole("button", { name: "Put below the one before: Where we are" })
      .press("Enter");
    // What it will be is seen before it is saved.
    const seen = page
      .getByRole("region", { name: "How it looks" })
      .getByRole("list", { name: "Header" });
    await seen.locator("li li").getByText("Where we are").waitFor();
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("Saved.", { exact: true }).waitFor();
    const { own } = (await stored("menus")).value;
    expect(own.main.at(-1).children).toEqual([{ label: "Where we are", href: "/contact" }]);
    const shown = async () =>
      (await visit("/")).locator("header").getByText("Where we are").count();
    await expect.poll(shown).toBeGreaterThan(0);
  });

  test("with an address that could run something are refused, and the entry is shown", async () => {
    const page = await open("/admin/settings/menus", { expected: [/status of 422/] });
    const first = page.getByRole("group", { name: "Footer" }).getByLabel("Leads to").first();
    await first.fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Save" }).click();
    await page
      .getByText(/Start with \//)
      .first()
      .waitFor();
    await expect.poll(() => first.getAttribute("aria-invalid")).toBe("true");
  });

  test("are all that an editor finds in the settings", async () => {
    const page = await open("/admin/settings/menus", { role: "editor" });
    const groups = page.getByRole("navigation", { name: "Groups of settings" });
    await groups.getByRole("link").first().waitFor();
    expect(await groups.getByRole("link").allTextContents()).toEqual(["Menus"]);
  });
});

test.each(["general", "reading", "menus", "theme", "consent", "media", "forms"])(
  "axe finds nothing in the settings: %s, light and dark, and nothing is wider than a phone",
  async (group) => {
    const page = await open(`/admin/settings/${group}`, {
      bypassCSP: true,
      viewport: { width: 360, height: 740 },
    });
    await page.getByRole("button", { name: "Save" }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page)).toEqual([]);
    }
  },
);
