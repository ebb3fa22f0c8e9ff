/**
 * Takes the pictures of the site that docs/screenshots keeps: `node scripts/takeScreenshots.js`.
 * The first screen of each chief page at four widths, light; two of them dark.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { findChromium } from "./findChromium.js";
import { launchSite } from "./launchSite.js";

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
  for (const { name, path, dark } of PAGES) {
    const page = await browser.newPage({ colorScheme: dark ? "dark" : "light" });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // Twice: the first visit fetches the typefaces, which no page waits for.
      await page.goto(site.address + path, { waitUntil: "networkidle" });
      await page.goto(site.address + path, { waitUntil: "networkidle" });
      const png = await page.screenshot();
      await sharp(png)
        .webp({ quality: 82 })
        .toFile(join(folder, `${name}-${size.width}.webp`));
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
