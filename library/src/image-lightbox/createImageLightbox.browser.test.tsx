import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { captureFetch } from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { setConsent } from "../browser/consent.ts";
import type { Stop } from "../browser/stop.ts";
import { createImageLightbox } from "./createImageLightbox.ts";
import { createPageLightbox } from "./createPageLightbox.ts";
import "./image-lightbox.css";

/** A picture of so many pixels. */
const picture = (name: string, size = 400): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'><rect width='100%25' height='100%25' fill='teal'/><!--${name}--></svg>`;

let page: HTMLElement;
let stops: Stop[];

type Attributes = Readonly<Record<string, string>>;

function make(tag: string, attributes: Attributes = {}, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/** A link to a picture, around a small one. */
function link(name: string, attributes: Attributes = {}, image: Attributes = {}): HTMLElement {
  const small = make("img", { src: picture(name, 40), alt: "", ...image });
  return make("a", { href: picture(name), "data-rel": "lightbox", ...attributes }, small);
}

function started(...inside: (Node | string)[]): void {
  page.append(...inside);
  stops.push(createImageLightbox(page));
}

const WAIT = { timeout: 10_000 };
const dialog = () => document.querySelector<HTMLDialogElement>("dialog.vitrine-picture[open]");
const state = () => page.dataset.imageLightbox;
const caption = () => dialog()?.querySelector(".vitrine-picture-caption")?.textContent;
const counter = () => dialog()?.querySelector(".vitrine-picture-counter")?.textContent;
const current = () => dialog()?.querySelector<HTMLElement>(".yarl__slide_current");
const shown = () => current()?.querySelector("img")?.src;
/** The picture that is seen. */
const inTheMiddle = () =>
  document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("img")?.src;
const button = (name: string) =>
  dialog()?.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const failure = () => current()?.querySelector(".vitrine-picture-failure")?.textContent;

async function opened(from: HTMLElement): Promise<void> {
  from.focus();
  from.click();
  await expect.poll(dialog, WAIT).not.toBeNull();
  await expect.poll(state, WAIT).toBe("open");
}

async function closed(): Promise<void> {
  await expect.poll(state, WAIT).toBe("closed");
  await expect.poll(() => document.querySelector("dialog.vitrine-picture"), WAIT).toBeNull();
  await expect.poll(() => history.state?.vitrineLayers ?? 0, WAIT).toBe(0);
}

beforeEach(() => {
  stops = [];
  page = make("main");
  document.body.append(page);
});

afterEach(async () => {
  for (const stop of stops) stop();
  page.remove();
  await expect.poll(() => document.querySelector("dialog.vitrine-picture"), WAIT).toBeNull();
  await expect.poll(() => history.state?.vitrineLayers ?? 0, WAIT).toBe(0);
});

describe("a link", () => {
  test("to a picture opens it over the page, and the element says whether it is open [TH-024, TH-025]", async () => {
    const one = link("one");
    started(one);
    expect(state()).toBe("closed");
    await opened(one);
    expect(dialog()?.matches(":modal")).toBe(true);
    expect(dialog()?.ariaLabel).toBe("Picture viewer");
    await expect.poll(shown, WAIT).toBe((one as HTMLAnchorElement).href);
    await expect.poll(inTheMiddle, WAIT).toBe((one as HTMLAnchorElement).href);
    expect(button("Next")).toBeNull();
    expect(counter()).toBeUndefined();
    button("Close")?.click();
    await closed();
    expect(document.activeElement).toBe(one);
  });

  test("that comes later opens, too, and so does one that only its address marks", async () => {
    started();
    const late = make("a", { href: "/nowhere/SEA.webp?v=2#x" }, "The sea");
    page.append(make("p", {}, late));
    await opened(late);
    await userEvent.keyboard("{Escape}");
    await closed();
    expect(document.activeElement).toBe(late);
  });

  test.each<[string, Attributes, MouseEventInit?]>([
    ["is refused by its class", { class: "kt-no-lightbox" }],
    ["has a way of its own", { class: "custom-link" }],
    ["opens elsewhere", { target: "_blank" }],
    ["downloads", { download: "" }],
    ["is clicked with Control", {}, { ctrlKey: true }],
    ["is clicked with Shift", {}, { shiftKey: true }],
    ["is clicked with the middle button", {}, { button: 1 }],
  ])("that %s is left alone", async (_why, attributes, init) => {
    const one = link("one", attributes);
    let isTaken: boolean | undefined;
    started(one);
    // After us, and before the browser would go there.
    const hear = (event: Event): void => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener("click", hear);
    onTestFinished(() => document.removeEventListener("click", hear));
    one.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...init }),
    );
    expect(isTaken).toBe(false);
    expect(state()).toBe("closed");
  });

  test("that another script has taken is its own, and one that Magnific Popup opens is said once", async () => {
    const taken = link("one");
    const theirs = link("two");
    taken.addEventListener("click", (event) => event.preventDefault());
    started(taken, make("div", { class: "kad-light-gallery" }, theirs));
    const world = window as { jQuery?: unknown };
    world.jQuery = {
      fn: { magnificPopup() {} },
      data: (element: Element) => (element.matches(".kad-light-gallery") ? {} : undefined),
    };
    onTestFinished(() => {
      delete world.jQuery;
    });
    page.addEventListener("click", (event) => event.preventDefault());
    taken.click();
    theirs.click();
    theirs.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(state()).toBe("closed");
    expect(takeConsole()).toHaveLength(1);
  });
});

describe("a gallery", () => {
  const gallery = (...names: string[]): HTMLElement =>
    make(
      "div",
      { class: "kad-light-gallery" },
      ...names.map((name) => link(name, { title: name })),
    );

  test("goes to the next and the one before, by buttons, keys and clicks, and round [TH-026]", async () => {
    const place = gallery("One", "Two", "Three");
    const [one, two, three] = place.children as Iterable<HTMLElement>;
    started(place);
    await opened(one as HTMLElement);
    expect(counter()).toBe("1 of 3");
    await expect.poll(inTheMiddle, WAIT).toBe((one as HTMLAnchorElement).href);
    button("Next")?.click();
    await expect.poll(caption, WAIT).toBe("Two");
    await expect.poll(inTheMiddle, WAIT).toBe((two as HTMLAnchorElement).href);
    expect(counter()).toBe("2 of 3");
    button("Previous")?.click();
    await expect.poll(caption, WAIT).toBe("One");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(caption, WAIT).toBe("Three");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(caption, WAIT).toBe("One");
    await userEvent.keyboard("{End}");
    await expect.poll(caption, WAIT).toBe("Three");
    await userEvent.keyboard("{Home}");
    await expect.poll(caption, WAIT).toBe("One");
    await expect.poll(() => current()?.querySelector("img")?.complete, WAIT).toBe(true);
    await userEvent.click(current()?.querySelector("img") as Element);
    await expect.poll(caption, WAIT).toBe("Two");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(caption, WAIT).toBe("Three");
    await userEvent.keyboard("{Escape}");
    await closed();
    expect(document.activeElement, "the link of the picture that was shown last").toBe(three);
  });

  test("has no pictures that a filter has put aside", async () => {
    const place = gallery("One", "Two", "Three");
    const [one, two] = place.children as Iterable<HTMLElement>;
    (two as HTMLElement).hidden = true;
    started(place);
    await opened(one as HTMLElement);
    expect(counter()).toBe("1 of 2");
    button("Next")?.click();
    await expect.poll(caption, WAIT).toBe("Three");
    await userEvent.keyboard("{Escape}");
    await closed();
  });

  test("says where the visitor is, and all but the picture in view is inert", async () => {
    const place = gallery("One", "Two", "Three");
    started(place);
    await opened(place.children[0] as HTMLElement);
    const said = () => document.querySelector("dialog [data-vitrine-announcer]")?.textContent;
    await expect.poll(said, WAIT).toContain("1 of 3: One");
    button("Next")?.click();
    await expect.poll(said, WAIT).toContain("2 of 3: Two");
    expect(current()?.ariaLabel ?? current()?.getAttribute("aria-label")).toBe("2 of 3");
    const slides = [...(dialog()?.querySelectorAll<HTMLElement>(".yarl__slide") ?? [])];
    expect(slides.filter((slide) => !slide.inert)).toHaveLength(1);
  });

  test("says each slide once, and nothing of those before", async () => {
    const place = gallery("One", "Two", "Three");
    started(place);
    await opened(place.children[0] as HTMLElement);
    const region = () => dialog()?.querySelector("[data-vitrine-announcer]")?.textContent;
    for (const name of ["2 of 3: Two", "3 of 3: Three", "1 of 3: One"]) {
      await userEvent.keyboard("{ArrowRight}");
      await expect.poll(region, WAIT).toBe(name);
    }
    const speaking = [...(dialog()?.querySelectorAll("[aria-live]") ?? [])];
    expect(speaking.map((one) => one.ariaLive).sort()).toEqual(["off", "polite"]);
  });

  test("keeps the focus: its keys are heard after each Tab, and where a button that had it is gone", async () => {
    const place = gallery("One", "Two", "Three");
    started(place);
    await opened(place.children[0] as HTMLElement);
    const isInside = () => Boolean(dialog()?.contains(document.activeElement));
    for (const direction of ["{Tab}", "{Shift>}{Tab}{/Shift}"])
      for (let press = 0; press < 7; press += 1) {
        await userEvent.keyboard(direction);
        await expect.poll(isInside, WAIT).toBe(true);
        const before = caption();
        await userEvent.keyboard("{ArrowRight}");
        await expect.poll(caption, WAIT).not.toBe(before);
      }
    for (const lose of [
      (one: HTMLElement) => one.style.setProperty("visibility", "hidden"),
      (one: HTMLElement) => one.remove(),
    ]) {
      const lost = make("button", {}, "Lost");
      dialog()?.querySelector(".yarl__container")?.append(lost);
      lost.focus();
      lose(lost);
      const before = caption();
      await userEvent.keyboard("{ArrowLeft}");
      await expect.poll(caption, WAIT).not.toBe(before);
      expect(isInside()).toBe(true);
    }
  });

  test("is read from right to left where the page is", async () => {
    document.documentElement.dir = "rtl";
    onTestFinished(() => document.documentElement.removeAttribute("dir"));
    const place = gallery("One", "Two", "Three");
    started(place);
    await opened(place.children[0] as HTMLElement);
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(caption, WAIT).toBe("Two");
  });

  test("speaks as the page does", async () => {
    const place = gallery("Eins", "Zwei");
    page.append(place);
    const labels = { of: "%curr% von %total%", close: "Schließen", name: "Bilder" };
    stops.push(createImageLightbox(page, { labels }));
    await opened(place.children[1] as HTMLElement);
    expect(counter()).toBe("2 von 2");
    expect(dialog()?.ariaLabel).toBe("Bilder");
    expect(button("Schließen")).not.toBeNull();
  });
});

describe("a caption", () => {
  async function captionOf(element: HTMLElement): Promise<string | null | undefined> {
    started(element);
    await opened((element.matches("a") ? element : element.querySelector("a")) as HTMLElement);
    return caption();
  }

  const figure = (inside: Node, text: string, attributes?: Attributes): HTMLElement =>
    make("figure", attributes, inside, make("figcaption", {}, text));

  test("is the alternative text of the picture [TH-027]", async () => {
    expect(await captionOf(link("one", {}, { alt: "The sea" }))).toBe("The sea");
  });

  test("is the title, where there is no alternative text [TH-028]", async () => {
    expect(await captionOf(link("one", { title: "The sea" }))).toBe("The sea");
  });

  test("is the caption, where there is neither [TH-029]", async () => {
    expect(await captionOf(figure(link("one"), "The sea"))).toBe("The sea");
  });

  test("of a picture that has all three is the alternative text", async () => {
    const one = link("one", { title: "B" }, { alt: "A" });
    expect(await captionOf(figure(one, "C"))).toBe("A");
  });

  const all = { alt: "alt", "data-caption": "data" };
  test.each<[string, string, () => HTMLElement]>([
    [
      "the title in the theme's galleries",
      "title",
      () => make("div", { class: "kad-light-gallery" }, link("one", { title: "title" }, all)),
    ],
    [
      "what WordPress wrote beside the picture in its own",
      "data",
      () => make("div", { class: "kad-light-wp-gallery" }, link("one", { title: "title" }, all)),
    ],
    [
      "that of its item in a mosaic",
      "item",
      () =>
        make(
          "div",
          { class: "kad-light-mosaic-gallery" },
          make(
            "div",
            { class: "gallery_item" },
            make("img", { "data-caption": "item", alt: "" }),
            link("one", {}, { alt: "alt" }),
          ),
        ),
    ],
    [
      "what stands below it in a gallery of blocks",
      "below",
      () =>
        make(
          "figure",
          { class: "wp-block-gallery" },
          make("div", { class: "blocks-gallery-item" }, figure(link("one", {}, all), "below")),
          make("figcaption", {}, "All of them"),
        ),
    ],
    [
      "what stands below it in a shortcode's gallery",
      "below",
      () =>
        make(
          "div",
          { class: "gallery galleryid-7 gallery-columns-3" },
          make(
            "div",
            { class: "gallery-item" },
            make("div", { class: "gallery-icon" }, link("one", {}, all)),
            make("div", { class: "wp-caption-text gallery-caption" }, "below"),
          ),
        ),
    ],
    [
      "the alternative text, where nothing stands below it",
      "alt",
      () => make("figure", { class: "wp-block-gallery" }, make("li", {}, link("one", {}, all))),
    ],
    [
      "what its author asks for in Kadence's gallery",
      "shown",
      () => kadence({ "data-lightbox-caption": "true" }),
    ],
    ["plain text, whatever markup it has", "a b", () => link("one", { title: "<i>a</i><br>b" })],
    [
      "the post's, where the theme names one",
      "post",
      () => link("one", {}, { alt: "alt", "data-post-title": "post" }),
    ],
  ])("is %s", async (_where, expected, element) => {
    expect(await captionOf(element())).toBe(expected);
  });

  function kadence(attributes: Attributes): HTMLElement {
    return make(
      "div",
      { class: "kb-gallery-magnific-init", "data-image-filter": "sepia", ...attributes },
      make(
        "li",
        { class: "kadence-blocks-gallery-item" },
        link("one", { class: "kb-gallery-item-link" }, { alt: "alt" }),
        make("div", { class: "kadence-blocks-gallery-item__caption" }, "shown"),
      ),
    );
  }

  test("is none in Kadence's gallery that asks for none, which gives the pop-up its filter's class", async () => {
    expect(await captionOf(kadence({}))).toBeUndefined();
    expect(dialog()?.classList.contains("kb-gal-light-filter-sepia")).toBe(true);
  });
});

describe("a film", () => {
  const film = (): HTMLElement =>
    make("a", { class: "pvideolight", href: "https://vimeo.com/76979871" }, "The film");

  afterEach(() => setConsent(document, { marketing: false }));

  test("opens in a frame once the visitor asks for it, and nothing is asked before [TH-030]", async ({
    task,
  }) => {
    const capture = await captureFetch(task, ({ url }) =>
      url.hostname.endsWith("vimeo.com") ? {} : undefined,
    );
    onTestFinished(() => capture.stop());
    const one = film();
    started(one);
    await opened(one);
    await expect.poll(() => current()?.textContent, WAIT).toContain("Vimeo");
    expect(dialog()?.querySelector("iframe")).toBeNull();
    expect(capture.all().filter(({ url }) => url.hostname.includes("vimeo"))).toEqual([]);
    current()?.querySelector("button")?.click();
    await expect
      .poll(() => dialog()?.querySelector("iframe")?.src, WAIT)
      .toBe("https://player.vimeo.com/video/76979871?dnt=1&autoplay=1");
    expect(document.activeElement?.localName).toBe("iframe");
  });

  test("plays at once for a visitor who agreed, until they no longer do", async () => {
    setConsent(document, { marketing: true });
    const one = film();
    started(one);
    await opened(one);
    const frame = () => dialog()?.querySelector("iframe");
    await expect.poll(frame, WAIT).not.toBeNull();
    expect(frame()?.title).toBe("Vimeo");
    setConsent(document, { marketing: false });
    await expect.poll(frame, WAIT).toBeNull();
  });

  test("that was asked for goes when the visitor refuses, and comes again when pressed", async ({
    task,
  }) => {
    const capture = await captureFetch(task, ({ url }) =>
      url.hostname.endsWith("vimeo.com") ? {} : undefined,
    );
    onTestFinished(() => capture.stop());
    localStorage.clear();
    const one = film();
    started(one);
    await opened(one);
    const frame = () => dialog()?.querySelector("iframe");
    const button = () => current()?.querySelector("button");
    await expect.poll(button, WAIT).toBeTruthy();
    button()?.click();
    await expect.poll(frame, WAIT).toBeTruthy();
    setConsent(document, { marketing: false });
    await expect.poll(frame, WAIT).toBeNull();
    button()?.click();
    await expect.poll(frame, WAIT).toBeTruthy();
    setConsent(document, { statistics: true });
    expect(frame(), "asked for after that").toBeTruthy();
  });
});

describe("content", () => {
  async function answered(task: { readonly meta: object }, status: number, body: string) {
    const capture = await captureFetch(task, ({ url }) =>
      url.pathname.startsWith("/terms")
        ? { status, body, headers: { "content-type": "text/html" } }
        : undefined,
    );
    onTestFinished(() => capture.stop());
    return capture;
  }

  const panel = () => current()?.querySelector<HTMLElement>(".vitrine-picture-panel");

  test("of another page is asked for by GET at the link's address, and comes without what could run [TH-031]", async ({
    task,
  }) => {
    const capture = await answered(
      task,
      200,
      '<main><h2 onclick="bad()">Terms</h2><script>bad()</script><iframe src="https://x.example"></iframe><a href="javascript:bad()">a</a><a href="more">b</a><input autofocus></main>',
    );
    const one = make("a", { class: "ajax-popup-link", href: "/terms/all" }, "Terms");
    started(one);
    await opened(one);
    const request = await capture.next(({ url }) => url.pathname === "/terms/all");
    expect(request.method).toBe("GET");
    await expect.poll(() => panel()?.querySelector("h2")?.textContent, WAIT).toBe("Terms");
    expect(panel()?.querySelector("script,iframe,[onclick],[autofocus]")).toBeNull();
    const [a, b] = panel()?.querySelectorAll("a") ?? [];
    expect(a?.hasAttribute("href")).toBe(false);
    expect(b?.getAttribute("href")).toBe(new URL("/terms/more", location.href).href);
  });

  test("that does not come says so, with the way there [TH-033]", async ({ task }) => {
    await answered(task, 500, "");
    const one = make("a", { class: "mfp-ajax", href: "/terms/gone" }, "Terms");
    started(one);
    await opened(one);
    await expect.poll(failure, WAIT).toBe("The content could not be loaded");
    expect(current()?.querySelector("a")?.href).toBe(new URL("/terms/gone", location.href).href);
  });

  test("of another site is not asked for", async ({ task }) => {
    const capture = await answered(task, 200, "");
    const one = make("a", { class: "mfp-ajax", href: "https://x.example/terms" }, "Terms");
    started(one);
    await opened(one);
    await expect.poll(failure, WAIT).toBe("The content could not be loaded");
    expect(capture.all().filter(({ url }) => url.hostname === "x.example")).toEqual([]);
  });

  test("of this page moves in, and back to its place as it was", async () => {
    const part = make("div", { id: "terms", class: "mfp-hide", hidden: "" }, "All terms");
    const one = make("a", { href: "#terms", "data-rel": "lightbox" }, "Terms");
    started(one, part, make("p", {}, "After"));
    const before = page.cloneNode(true) as HTMLElement;
    await opened(one);
    await expect.poll(() => panel()?.contains(part), WAIT).toBe(true);
    expect(part.checkVisibility()).toBe(true);
    await userEvent.keyboard("{Escape}");
    await closed();
    expect(page.isEqualNode(before)).toBe(true);
  });

  test("with a link to another place on the page closes, so that it is seen; one to a place in it does not", async () => {
    const away = make("a", { href: "#after" }, "After");
    const part = make("div", { id: "terms" }, away, make("a", { href: "#terms" }, "Here"));
    const one = make("a", { href: "#terms", "data-rel": "lightbox" }, "Terms");
    started(one, part, make("p", { id: "after" }, "After"));
    const { href } = location;
    await opened(one);
    await expect.poll(() => panel()?.contains(part), WAIT).toBe(true);
    const meanwhile = location.href;
    (part.lastElementChild as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([state(), location.href]).toEqual(["open", meanwhile]);
    expect(document.activeElement).toBe(part);
    // In another tab.
    const isTaken: boolean[] = [];
    const note = (event: Event): void => {
      isTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", note);
    onTestFinished(() => document.removeEventListener("click", note));
    const click = { bubbles: true, cancelable: true, ctrlKey: true };
    for (const one of part.children) one.dispatchEvent(new MouseEvent("click", click));
    expect([isTaken, state()]).toEqual([[false, false], "open"]);
    part.addEventListener("click", (event) => event.preventDefault());
    away.click();
    await closed();
    expect(location.href).toBe(href);
  });

  test("that is not on the page says so [TH-034]", async () => {
    const one = make("a", { href: "#nowhere", class: "mfp-inline" }, "Terms");
    started(one);
    await opened(one);
    await expect.poll(failure, WAIT).toBe("Content not found");
  });
});

describe("a picture that fails", () => {
  test("says so, with the way there, and the next one comes [TH-032]", async () => {
    const place = make(
      "div",
      { class: "kad-light-gallery" },
      link("lost", { href: "/nowhere/lost.png", title: "Lost" }),
      link("two", { title: "Two" }),
    );
    started(place);
    await opened(place.children[0] as HTMLElement);
    await expect.poll(failure, WAIT).toBe("The image could not be loaded");
    expect(current()?.querySelector("a")?.getAttribute("href")).toContain("/nowhere/lost.png");
    button("Next")?.click();
    await expect.poll(caption, WAIT).toBe("Two");
    await expect.poll(() => current()?.querySelector("img")?.complete, WAIT).toBe(true);
    expect(failure()).toBeUndefined();
  });

  test("says so in the page's words, and so does one that has no size", async () => {
    const empty =
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>";
    const one = link("empty", { href: empty });
    page.append(one);
    stops.push(createImageLightbox(page, { labels: { imageError: "Das Bild fehlt." } }));
    await opened(one);
    await expect.poll(failure, WAIT).toBe("Das Bild fehlt.");
  });
});

describe("the address", () => {
  const pair = (): HTMLElement =>
    make(
      "div",
      { class: "kad-light-gallery" },
      link("a", { href: "/nowhere/a.png", title: "A" }),
      link("b", { href: "/nowhere/b.png", title: "B" }),
    );

  test("names the picture, and Back closes it", async () => {
    const place = pair();
    started(place);
    const { href } = location;
    await opened(place.children[0] as HTMLElement);
    await expect.poll(() => location.hash, WAIT).toBe("#picture=a.png");
    const { length } = history;
    button("Next")?.click();
    await expect.poll(() => location.hash, WAIT).toBe("#picture=b.png");
    expect(history.length).toBe(length);
    history.back();
    await closed();
    expect(location.href).toBe(href);
  });

  test("that is shared opens its picture, and is that of the page once it is closed", async () => {
    const { href } = location;
    history.replaceState(history.state, "", "#picture=b.png");
    started(pair());
    await expect.poll(caption, WAIT).toBe("B");
    expect(location.hash).toBe("#picture=b.png");
    await userEvent.keyboard("{Escape}");
    await closed();
    expect(location.href).toBe(href);
  });

  test("that names a picture which is not there opens nothing", async () => {
    history.replaceState(history.state, "", "#picture=c.png");
    started(pair());
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(state()).toBe("closed");
    expect(location.hash).toBe("");
  });
});

describe("a shop's gallery", () => {
  function shop(active: number): HTMLElement {
    const slides = ["One", "Two", "Three"].map((name, index) =>
      make(
        "div",
        {
          class: `woocommerce-product-gallery__image${index === active ? " flex-active-slide" : ""}`,
          style: "flex: 0 0 300px",
        },
        link(name, { title: name }),
      ),
    );
    const classes =
      "woocommerce-product-gallery__wrapper woo_product_slider_enabled woo_product_zoom_enabled";
    return make(
      "div",
      { class: "woocommerce-product-gallery", style: "width: 300px" },
      make("div", { class: classes, style: "display: flex; overflow-x: auto" }, ...slides),
    );
  }

  const trigger = () =>
    page.querySelector<HTMLButtonElement>("button.woocommerce-product-gallery__trigger");

  test("has a button that opens it at the active slide [SH-010]", async () => {
    started(shop(1));
    await expect.poll(() => trigger()?.ariaLabel, WAIT).toBe("Enlarge pictures");
    await opened(trigger() as HTMLElement);
    expect(counter()).toBe("2 of 3");
    expect(caption()).toBe("Two");
  });

  test("opens at the slide that is most in view, where none is marked", async () => {
    const gallery = shop(-1);
    started(gallery);
    (gallery.lastElementChild as Element).scrollLeft = 590;
    await expect.poll(trigger, WAIT).not.toBeNull();
    await opened(trigger() as HTMLElement);
    expect(caption()).toBe("Three");
  });

  test("keeps the button that its server wrote", async () => {
    const [gallery, other] = [shop(0), shop(0)];
    gallery.prepend(make("a", { class: "woocommerce-product-gallery__trigger", href: "#" }));
    started(gallery, other);
    await expect.poll(trigger, WAIT).not.toBeNull();
    expect(gallery.contains(trigger())).toBe(false);
  });

  test("that is gone before its button came gets none", async () => {
    const gallery = shop(0);
    page.append(gallery);
    createImageLightbox(page)();
    const running = createImageLightbox(page);
    onTestFinished(running);
    await expect.poll(trigger, WAIT).not.toBeNull();
    expect(gallery.querySelectorAll("button")).toHaveLength(1);
  });
});

describe("stopping", () => {
  test("leaves the page as it was, also while it is open", async () => {
    const one = link("one");
    page.append(one, make("div", { class: "woocommerce-product-gallery" }));
    const warm = createImageLightbox(page);
    await opened(one);
    warm();
    await expect.poll(() => document.querySelector("dialog.vitrine-picture"), WAIT).toBeNull();
    await expect.poll(() => history.state?.vitrineLayers ?? 0, WAIT).toBe(0);
    document.querySelector("[data-vitrine-announcer]")?.remove();
    await expectCleanStop(() => createImageLightbox(page), {
      during: async () => {
        await opened(one);
        await expect.poll(shown, WAIT).toBeTruthy();
      },
      settle: 3000,
    });
  });

  test("a page has one lightbox for all of its links, until the last of them goes", () => {
    const { body } = document;
    const [one, two] = [link("one"), link("two")];
    page.append(one, two);
    const first = createPageLightbox(one);
    const second = createPageLightbox(two);
    expect(body.dataset.imageLightbox).toBe("closed");
    first();
    first();
    expect(body.dataset.imageLightbox).toBe("closed");
    second();
    expect(body.dataset.imageLightbox).toBeUndefined();
  });
});
