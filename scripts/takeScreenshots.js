/**
 * Takes the pictures of the site that docs/screenshots keeps: `node scripts/takeScreenshots.js`.
 * The first screen of each chief page at four widths, light, and some dark; then the owner's screens.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findChromium } from "./findChromium.js";
import { launchSite } from "./launchSite.js";
import { signInAs } from "./signInAs.js";

const PAGES = [
  { name: "home", path: "/" },
  { name: "list", path: "/shop" },
  { name: "product", path: "/shop/lighthouse" },
  { name: "journal", path: "/journal" },
  { name: "post", path: "/journal/a-dot-is-not-a-pixel" },
  { name: "portfolio", path: "/portfolio" },
  { name: "contact", path: "/contact" },
  { name: "search", path: "/search?q=blue" },
  { name: "arabic", path: "/ar" },
  { name: "home-dark", path: "/", dark: true },
  { name: "product-dark", path: "/shop/lighthouse", dark: true },
];
/** `open` goes on from the address to what is to be seen. */
const OWNERS_PAGES = [
  { name: "admin-start", path: "/admin" },
  { name: "admin-products", path: "/admin/products" },
  { name: "admin-products-dark", path: "/admin/products", dark: true },
  { name: "admin-comments", path: "/admin/comments" },
  { name: "admin-media", path: "/admin/media" },
  { name: "admin-menus", path: "/admin/settings/menus" },
  { name: "admin-consent", path: "/admin/settings/consent" },
  { name: "admin-theme-dark", path: "/admin/settings/theme", dark: true },
  { name: "admin-activity", path: "/admin/activity" },
  { name: "admin-editor", path: "/admin/posts", open: openPost },
  { name: "admin-editor-dark", path: "/admin/posts", open: openPost, dark: true },
];
const SIZES = [
  { width: 360, height: 720 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const folder = resolve(import.meta.dirname, "../docs/screenshots");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await launchSite();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  for (const page of PAGES) await take(page);
  const { cookie = "" } = await signInAs(site, "owner");
  for (const page of OWNERS_PAGES) await take({ ...page, cookie });
} finally {
  await browser.close();
  await site.stop();
}

/** @param {{ name: string, path: string, dark?: boolean, cookie?: string, open?: typeof openPost }} what */
async function take({ name, path, dark, cookie, open = async () => {} }) {
  const context = await browser.newContext({ colorScheme: dark ? "dark" : "light" });
  if (cookie) await context.addCookies(cookiesOf(cookie));
  const page = await context.newPage();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Twice: the first visit fetches the typefaces, which no page waits for.
    await page.goto(site.address + path, { waitUntil: "networkidle" });
    await page.goto(site.address + path, { waitUntil: "networkidle" });
    await open(page);
    const png = await page.screenshot();
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(join(folder, `${name}-${size.width}.webp`));
  }
  await context.close();
}

/** @param {string} header */
function cookiesOf(header) {
  return header.split("; ").map((one) => {
    const [name = "", ...value] = one.split("=");
    return { name, value: value.join("="), url: site.address };
  });
}

/**
 * A post with one of its texts open and, where there is room, the preview beside.
 * @param {import("playwright").Page} page
 */
async function openPost(page) {
  await page.getByRole("link", { name: "A dot is not a pixel" }).click();
  await page.getByRole("button", { name: /^Text/ }).first().click();
  if ((page.viewportSize()?.width ?? 0) < 1200) return;
  await page.getByRole("button", { name: "Preview" }).click();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
}
