import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const PRODUCT = "/shop/lighthouse";
const JOURNAL = "/journal/moire";
/** The machine may be busy, and a picture is made when it is asked for first. */
const WAIT = { timeout: 30_000 };

const dialog = (page: Page) => page.locator("dialog.vitrine-picture[open]");
const counter = (page: Page) => dialog(page).locator(".vitrine-picture-counter").textContent();
const caption = (page: Page) => dialog(page).locator(".vitrine-picture-caption").textContent();

/** The name of the picture that is seen in the middle of the window, once it is there. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const image = at?.closest<HTMLImageElement>("dialog img");
    return image?.complete ? image.src.split("/").at(-1) : undefined;
  });

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((text) => document.activeElement?.matches(text), selector);

async function openAt(path: string, options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open(options);
  await page.goto(site + path);
  await settled(page);
  return page;
}

async function closed(page: Page): Promise<void> {
  await dialog(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => !history.state?.vitrineLayers);
}

describe("a product's pictures", () => {
  test("open by their button at the one that is in view, and the focus comes back [SH-010]", async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await countLayoutShift(page);
    await page.goto(site + PRODUCT);
    await settled(page);
    await page.locator(".woocommerce-product-gallery__wrapper").evaluate((strip) => {
      strip.scrollLeft = (strip.children[1] as HTMLElement).offsetLeft;
    });
    const trigger = page.getByRole("button", { name: "Enlarge pictures" });
    await trigger.click();
    await expect.poll(() => seen(page), WAIT).toBe("lighthouse-framed.svg");
    expect(await counter(page)).toBe("2 of 4");
    await page.keyboard.press("Escape");
    await closed(page);
    // The link of the picture that was shown last.
    expect(await hasFocus(page, '[href$="lighthouse-framed.svg"]')).toBe(true);
    expect(await layoutShift(page)).toBe(0);
  });

  test("open by their links, which lead to them without script", async () => {
    const page = await openAt(PRODUCT);
    await page.getByRole("link", { name: "Show picture 3 large" }).click();
    await expect.poll(() => seen(page), WAIT).toBe("lighthouse-detail.svg");
    expect(await counter(page)).toBe("3 of 4");
    const plain = await open({ javaScriptEnabled: false });
    await plain.goto(site + PRODUCT);
    expect(await plain.getByRole("button", { name: "Enlarge pictures" }).count()).toBe(0);
    await plain.getByRole("link", { name: "Show picture 3 large" }).click();
    await plain.waitForURL(/lighthouse-detail\.svg$/);
  });

  test("bring nothing that opens them before a visitor comes near", async () => {
    const page = await open();
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    const asked = (name: string): boolean => files.some((file) => file.includes(name));
    await page.goto(site + PRODUCT);
    await settled(page);
    expect(asked("createPageLightbox-")).toBe(true);
    expect(asked("openLightbox-")).toBe(false);
    await page.getByRole("link", { name: "Show picture 1 large" }).hover();
    await expect.poll(() => asked("openLightbox-"), WAIT).toBe(true);
    expect(asked("open-lightbox-"), "its styles come once it opens").toBe(false);
    expect(asked("ContentSlide-")).toBe(false);
  });
});

describe("a gallery in the journal", () => {
  const first = (page: Page) => page.locator(".gallery-block a").first();

  test("is gone through by keys, its address can be shared, and Back closes it [TH-026]", async () => {
    const page = await openAt(JOURNAL);
    await first(page).focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await expect.poll(() => seen(page), WAIT).toBe("interference-one-flat.svg");
    expect(await page.getByRole("dialog", { name: "Picture viewer" }).count()).toBe(1);
    expect(await caption(page)).toBe("No. 1: two discs of rings, blue and red.");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => seen(page), WAIT).toBe("interference-two-flat.svg");
    expect(await counter(page)).toBe("2 of 4");
    const shared = page.url();
    expect(shared).toBe(`${site}${JOURNAL}#picture=interference-two-flat.svg`);
    await page.keyboard.press("End");
    await expect.poll(() => counter(page), WAIT).toBe("4 of 4");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => counter(page), WAIT).toBe("1 of 4");
    await page.goBack();
    await closed(page);
    expect(page.url()).toBe(site + JOURNAL);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await hasFocus(page, ".gallery-block li:first-child a")).toBe(true);

    const other = await open();
    await other.goto(shared);
    await expect.poll(() => seen(other), WAIT).toBe("interference-two-flat.svg");
    expect(other.url()).toBe(shared);
    await dialog(other).getByRole("button", { name: "Close" }).click();
    await closed(other);
    expect(other.url()).toBe(site + JOURNAL);
  });

  test("keeps Tab inside, where its keys are heard, and the page behind is neither heard nor moved", async () => {
    const page = await openAt(JOURNAL);
    await first(page).click();
    await expect.poll(() => seen(page), WAIT).toBe("interference-one-flat.svg");
    const names = new Set<string>();
    const at = () =>
      page.evaluate(() => {
        const inside = document.activeElement?.closest("dialog") && document.activeElement;
        return inside ? (inside.getAttribute("aria-label") ?? "") : "outside";
      });
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press("Tab");
      await expect.poll(at, WAIT).not.toBe("outside");
      names.add(await at());
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => counter(page), WAIT).toBe(`${((press + 1) % 4) + 1} of 4`);
    }
    for (const name of ["Close", "Zoom in", "Previous", "Next"]) expect(names).toContain(name);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const isModal = await dialog(page).evaluate((element) => element.matches(":modal"));
    expect(isModal, "all else is inert").toBe(true);
  });

  test("is pinched and swiped on a phone, and pulled down to close", async () => {
    const page = await openAt(JOURNAL, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await first(page).tap();
    await expect.poll(() => seen(page), WAIT).toBe("interference-one-flat.svg");
    const client = await page.context().newCDPSession(page);
    const drag = async (...points: readonly (readonly [x: number, y: number])[]): Promise<void> => {
      for (const [index, [x, y]] of points.entries()) {
        const type = index === 0 ? "touchStart" : "touchMove";
        await client.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
        await page.waitForTimeout(30);
      }
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const fingers = (...apart: readonly number[]) =>
      apart.map((x, id) => ({ id, x: 180 + x, y: 350 }));
    await client.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: fingers(-20, 20),
    });
    for (const apart of [30, 50, 80, 110]) {
      await client.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: fingers(-apart, apart),
      });
      await page.waitForTimeout(30);
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const scale = () =>
      dialog(page)
        .locator(".yarl__slide_current .yarl__slide_wrapper")
        .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    await expect.poll(scale, WAIT).toBeGreaterThan(1.5);
    const zoomOut = dialog(page).getByRole("button", { name: "Zoom out" });
    while (await zoomOut.isEnabled()) await zoomOut.tap();
    await expect.poll(scale, WAIT).toBe(1);
    await drag([300, 300], [240, 300], [150, 300], [60, 300]);
    await expect.poll(() => counter(page), WAIT).toBe("2 of 4");
    await page.waitForTimeout(700);
    await drag([180, 250], [180, 300], [180, 380], [180, 460]);
    await closed(page);
  });

  test("moves nothing for those who ask for less motion", async () => {
    const page = await openAt(JOURNAL, { reducedMotion: "reduce" });
    await first(page).click();
    await expect.poll(() => seen(page), WAIT).toBe("interference-one-flat.svg");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => counter(page), WAIT).toBe("2 of 4");
    const running = await dialog(page).evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter((one) => one.playState === "running")
          .length,
    );
    expect(running).toBe(0);
  });

  test("speaks German on a German page, and is read from the right on an Arabic one", async () => {
    const page = await openAt(`/de${PRODUCT}`);
    await page.getByRole("button", { name: "Bilder vergrößern" }).click();
    await dialog(page).waitFor();
    await expect.poll(() => counter(page), WAIT).toBe("1 von 4");
    expect(await page.getByRole("dialog", { name: "Bildbetrachter" }).count()).toBe(1);
    const arabic = await openAt(`/ar${PRODUCT}`);
    await arabic.locator(".woocommerce-product-gallery__trigger").click();
    await dialog(arabic).waitFor();
    const close = await dialog(arabic).getByRole("button", { name: "إغلاق" }).boundingBox();
    expect(close?.x).toBeLessThan(100);
    await arabic.keyboard.press("ArrowLeft");
    await expect.poll(() => counter(arabic), WAIT).toBe("2 من 4");
  });
});

describe("accessibility", () => {
  test.each(["light", "dark"] as const)(
    "axe finds nothing in an open gallery, %s",
    async (scheme) => {
      const page = await openAt(JOURNAL, { bypassCSP: true, colorScheme: scheme });
      await page.locator(".gallery-block a").first().click();
      await expect.poll(() => seen(page), WAIT).toBe("interference-one-flat.svg");
      expect(await axeFindings(page)).toEqual([]);
    },
  );

  test.each([
    ["one picture", '{"href":"/media/1600w/demo/pear-flat.svg"}', "pear-flat.svg"],
    [
      "a film that is not shown yet",
      '{"href":"https://vimeo.com/76979871","class":"pvideolight"}',
      "",
    ],
    ["a picture that did not come", '{"href":"/media/nowhere.png"}', ""],
    ["content of another page", '{"href":"/about","class":"mfp-ajax"}', ""],
    ["a part that is not there", '{"href":"#nowhere","class":"mfp-inline"}', ""],
  ])("axe finds nothing while it shows %s", async (_what, attributes, picture) => {
    const page = await openAt("/imprint", { bypassCSP: true, expected: [/404/] });
    await page.evaluate((text) => {
      const link = document.createElement("a");
      for (const [name, value] of Object.entries(JSON.parse(text) as Record<string, string>))
        link.setAttribute(name, value);
      link.textContent = "A late link";
      document.querySelector("main")?.prepend(link);
    }, attributes);
    await page.waitForFunction(() => document.body.dataset.imageLightbox === "closed");
    await page.getByRole("link", { name: "A late link" }).click();
    await dialog(page).waitFor();
    if (picture) await expect.poll(() => seen(page), WAIT).toBe(picture);
    else
      await dialog(page)
        .locator("[class^=vitrine-picture-]:not(.vitrine-picture-loading,.vitrine-picture-caption)")
        .first()
        .waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
