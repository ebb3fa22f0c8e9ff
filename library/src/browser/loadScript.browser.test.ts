import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loadScript } from "./loadScript.ts";

const SCRIPT = new URL("/library/src/browser/loadScript.fixture.js", location.href);

let frame: HTMLIFrameElement;

/** A page of its own, so that each test begins without any script. */
async function page(html = ""): Promise<Document> {
  frame.srcdoc = html;
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  if (!frame.contentDocument) throw new Error("no document in the frame");
  return frame.contentDocument;
}

const runs = (): unknown => Reflect.get(frame.contentWindow ?? {}, "vitrineFixtureRuns");
const policy = (text: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${text}">`;

beforeEach(() => {
  frame = document.createElement("iframe");
  document.body.append(frame);
});

afterEach(() => frame.remove());

test("A script is loaded once, however often and by whichever name it is asked for.", async () => {
  const document = await page();
  const detour = `${SCRIPT.origin}/library/./src/browser/../browser/loadScript.fixture.js`;
  await Promise.all([loadScript(document, SCRIPT), loadScript(document, detour)]);
  expect(runs()).toBe(1);
  await loadScript(document, SCRIPT);
  expect(runs()).toBe(1);
  expect(document.scripts).toHaveLength(1);
});

test("Two copies of the package load it once between them.", async () => {
  const document = await page();
  const path: string = "./loadScript.ts?copy";
  const copy: { loadScript: typeof loadScript } = await import(/* @vite-ignore */ path);
  await Promise.all([loadScript(document, SCRIPT), copy.loadScript(document, SCRIPT)]);
  expect(runs()).toBe(1);
});

test("A script that the page itself brings is not loaded again, but waited for.", async () => {
  const document = await page(`<script src="${SCRIPT}"></script>`);
  await loadScript(document, SCRIPT);
  expect(runs()).toBe(1);
  expect(document.scripts).toHaveLength(1);
});

test("A page that still loads has run its own scripts when the promise is kept.", async () => {
  const loaded = page(`<script src="${SCRIPT}" defer></script>`);
  await expect.poll(() => frame.contentDocument?.scripts.length).toBe(1);
  if (frame.contentDocument) await loadScript(frame.contentDocument, SCRIPT);
  expect(runs()).toBe(1);
  await loaded;
});

test("A script that does not arrive fails clearly, leaves no element and may be tried again.", async () => {
  const document = await page();
  const missing = new URL("/library/src/browser/none-such.css", location.href);
  for (let times = 0; times < 2; times += 1) {
    await expect(loadScript(document, missing)).rejects.toThrow(/none-such\.css did not load/);
    expect(document.scripts).toHaveLength(0);
  }
});

test("A script from an origin that is not trusted is never asked for.", async () => {
  const document = await page();
  const append = vi.spyOn(document.head, "append");
  onTestFinished(() => append.mockRestore());
  await expect(loadScript(document, "https://evil.test/x.js")).rejects.toThrow("vitrine:");
  expect(append).not.toHaveBeenCalled();
});

test("A script that the page's policy forbids fails instead of hanging.", async () => {
  const document = await page(policy("script-src 'none'"));
  await expect(loadScript(document, SCRIPT)).rejects.toThrow("content security policy");
  expect(runs()).toBeUndefined();
});

test("It runs where Trusted Types are enforced.", async () => {
  const document = await page(policy("require-trusted-types-for 'script'; trusted-types vitrine"));
  await loadScript(document, SCRIPT);
  expect(runs()).toBe(1);
});

test("Where they are enforced and our policy is not allowed, it fails instead of throwing wildly.", async () => {
  const document = await page(policy("require-trusted-types-for 'script'; trusted-types 'none'"));
  await expect(loadScript(document, SCRIPT)).rejects.toThrow(/TrustedScriptURL/);
});
