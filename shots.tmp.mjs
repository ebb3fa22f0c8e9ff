import { chromium } from "playwright";
import { findChromium } from "./scripts/findChromium.js";
import { launchSite } from "./scripts/launchSite.js";

const site = await launchSite();
const b = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
async function shot(name, path, { width = 1280, scheme = "light", full = true, act } = {}) {
  const p = await b.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  p.on("console", (m) => {
    if (["error", "warning"].includes(m.type())) console.log(name, m.text());
  });
  p.on("pageerror", (e) => console.log(name, e.message));
  await p.addInitScript(() => {
    window.cls = 0;
    new PerformanceObserver((l) => {
      for (const e of l.getEntries()) window.cls += e.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await p.goto(site.address + path);
  await p.waitForLoadState("networkidle");
  await p.waitForTimeout(500);
  if (act) await act(p);
  if (full) {
    await p.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 150));
      }
      scrollTo(0, 0);
    });
    await p.waitForTimeout(1600);
  }
  console.log(name, "cls", await p.evaluate(() => window.cls));
  await p.screenshot({ path: `/tmp/h/grid/${name}.png`, fullPage: full });
  await p.close();
}
await shot("p1280", "/portfolio");
await shot("p1280f", "/portfolio", {
  act: async (p) => {
    await p.getByRole("link", { name: /^Finishing/ }).click();
    await p.waitForTimeout(1500);
  },
});
await shot("p768d", "/portfolio", { width: 768, scheme: "dark" });
await shot("p360", "/portfolio", { width: 360 });
await shot("p360ar", "/ar/portfolio?filter=ink", { width: 360, scheme: "dark" });
await shot("p1280ar", "/ar/portfolio");
await shot("s1280l", "/shop", {
  act: async (p) => {
    await p.locator(".toggle_list").click();
    await p.waitForTimeout(1000);
    console.log(p.url());
  },
  full: false,
});
await shot("s360", "/shop", {
  width: 360,
  act: async (p) => {
    await p.locator(".toggle_list").click();
    await p.waitForTimeout(150);
  },
  full: false,
});
await b.close();
await site.stop();
