import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { openAdmin } from "../support/openAdmin.ts";
import { settled } from "../support/settled.ts";

const { open, openVisitor, site } = openAdmin();
const SERVICE_HOST = /^https:\/\/(?:vitrine-sample\.disqus\.com|connect\.facebook\.net)\//;
const DAY = 86_400;

/** Opens the page that has everything, as a visitor whose answer is some days old. */
async function visit({
  path = "/style",
  answered,
}: {
  readonly path?: string;
  readonly answered?: Answer;
}) {
  const page = await openVisitor({ expected: [/another host was asked: https:/] });
  const asked: string[] = [];
  await page.route(SERVICE_HOST, async (route: Route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  if (answered) await page.addInitScript(answer, { ...answered, seconds: answered.days * DAY });
  await page.goto(site().address + path);
  const thread = page.locator(".thrv_disqus_comments");
  await thread.scrollIntoViewIfNeeded();
  // A busy machine may be idle before what brings the comments is there.
  await page.locator(".thrv_disqus_comments[data-embed-state]").waitFor();
  await settled(page);
  return { page, asked, thread };
}

type Answer = { readonly marketing: boolean; readonly days: number };

function answer({ marketing, seconds }: { marketing: boolean; seconds: number }): void {
  // What stands in a frame of nobody's origin has no storage.
  if (self !== top) return;
  const timestamp = Math.floor(Date.now() / 1000) - seconds;
  localStorage.setItem("vitrine.consent", JSON.stringify({ value: { marketing }, timestamp }));
}

async function state(visited: Parameters<typeof visit>[0]): Promise<string | null> {
  const { page, thread } = await visit(visited);
  const is = await thread.getAttribute("data-embed-state");
  await page.close();
  return is;
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.", { exact: true }).waitFor();
}

describe("An owner", () => {
  test("who does not ask has what others keep shown at once, but to who refused [ED-006]", async () => {
    expect(await state({})).toBe("asking");
    const page = await open("/admin/settings/consent");
    const isAsked = page.getByLabel("Visitors are asked first", { exact: true });
    await isAsked.focus();
    await page.keyboard.press("Space");
    await page.getByText(/^Nobody is asked/).waitFor();
    await save(page);
    await expect.poll(() => state({}), { timeout: 15_000 }).toBe("shown");
    const { page: shown, asked, thread } = await visit({});
    await thread.locator("iframe").waitFor();
    await expect.poll(() => asked).toEqual(["https://vitrine-sample.disqus.com/embed.js"]);
    await shown.close();
    expect(await state({ answered: { marketing: false, days: 1 } })).toBe("asking");
    await isAsked.press("Space");
    await save(page);
    await expect.poll(() => state({}), { timeout: 15_000 }).toBe("asking");
  }, 120_000);

  test("asks in words of their own, which are seen while they are written, in each language", async () => {
    const page = await open("/admin/settings/consent", { expected: [/status of 422/] });
    await page.getByRole("button", { name: "Add: Deutsch" }).click();
    const german = page.getByRole("group", { name: "Deutsch" });
    const explain = german.getByLabel("What visitors are told");
    await explain.fill("Dürfen wir?");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => explain.getAttribute("aria-invalid")).toBe("true");
    await explain.fill("Dann weiß <b>{name}</b> Bescheid.");
    await german.getByLabel("Button that shows it").fill("{name} zeigen");
    const preview = page.locator(".consent-preview [lang=de]");
    expect(await preview.innerText()).toBe("Dann weiß <b>Disqus</b> Bescheid.\n\nDisqus zeigen");
    await save(page);
    const words = async (path: string) => (await visit({ path })).thread.innerText();
    await expect
      .poll(() => words("/de/style"), { timeout: 15_000 })
      .toBe("Dann weiß <b>Disqus</b> Bescheid.\n\nDisqus zeigen");
    expect(await words("/style")).toContain("Show comments from Disqus");
  });

  test("says for how long an answer holds", async () => {
    const fresh = { answered: { marketing: true, days: 29 } };
    const old = { answered: { marketing: true, days: 31 } };
    expect(await state(old)).toBe("shown");
    const page = await open("/admin/settings/consent");
    await page.getByLabel("Days that an answer holds").fill("30");
    await save(page);
    await expect.poll(() => state(old), { timeout: 15_000 }).toBe("asking");
    expect(await state(fresh)).toBe("shown");
  });
});
