import { afterEach, describe, expect, test } from "vitest";
import { keepingPlace } from "./keepingPlace.ts";
import { lessMotion } from "./lessMotion.ts";
import { stayHere } from "./stayHere.ts";
import { block, list, readContent } from "./testing/markup.ts";

const made: Element[] = [];
afterEach(() => {
  for (const element of made.splice(0)) element.remove();
});

async function show(markup: string): Promise<HTMLElement> {
  const element = document.importNode(await readContent(markup), true);
  made.push(element);
  document.body.append(element);
  return element;
}

/** A window of its own. */
async function openFrame(markup = ""): Promise<Window> {
  const frame = document.createElement("iframe");
  made.push(frame);
  document.body.append(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error("The frame has no window.");
  contentDocument.body.append(contentDocument.importNode(await readContent(markup), true));
  return contentWindow;
}

test("What is at the top of the window stays there when what is above it grows", async () => {
  const tall = (id: string, height: number) =>
    block(id, `<p id=${id} style="height:${height}px;margin:0">${id}</p>`);
  const main = await show(list(tall("a", 900), tall("b", 900), tall("c", 3000)));
  main.style.overflowAnchor = "none";
  scrollTo(0, 1000);
  const topOf = () => main.querySelector("#b")?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  keepingPlace(main, () => {
    for (const id of ["a", "b"]) main.querySelector(`#${id}`)?.replaceWith(grown(id));
  });
  expect(topOf()).toBeCloseTo(before, 0);
  function grown(id: string): HTMLElement {
    const element = document.createElement("p");
    element.id = id;
    element.style.cssText = "height:1700px;margin:0";
    return element;
  }
});

describe("Less motion", () => {
  test("is what scripts of the page are told, whatever the device says", async () => {
    const view = await openFrame();
    lessMotion(view);
    expect(view.matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    expect(view.matchMedia("(prefers-reduced-motion: no-preference)").matches).toBe(false);
    expect(view.matchMedia("print").matches).toBe(false);
    expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
  });

  test("holds in stylesheets that come later", async () => {
    const view = await openFrame("<p>Text</p>");
    lessMotion(view);
    const css =
      "@layer x{@media (prefers-reduced-motion: reduce){p{letter-spacing:7px}}}" +
      "@supports (color:red){p{@media (prefers-reduced-motion:no-preference){color:red}}}";
    const link = view.document.createElement("link");
    link.rel = "stylesheet";
    link.href = URL.createObjectURL(new Blob([css], { type: "text/css" }));
    view.document.head.append(link);
    const text = view.document.querySelector("p");
    if (!text) throw new Error("There is no text.");
    await expect.poll(() => view.getComputedStyle(text).letterSpacing).toBe("7px");
    expect(view.getComputedStyle(text).color).not.toBe("rgb(255, 0, 0)");
  });
});

describe("In a preview", () => {
  const LINKS = `
    <a id=away href=/elsewhere><b>Away</b></a> <a id=place href=#place>Place</a>
    <a id=own href=/handled>Own</a> <a id=blank href=/blank target=_blank>Blank</a>
    <form action=/send><button id=send>Send</button></form>`;

  async function open() {
    const view = await openFrame(LINKS);
    const told: string[] = [];
    const prevented = new Map<string, boolean>();
    view.document.querySelector("#own")?.addEventListener("click", (event) => {
      event.preventDefault();
    });
    stayHere(view, (href) => told.push(new URL(href).pathname));
    // What is not prevented by now would lead away, and is kept from it for the test.
    view.addEventListener("click", (event) => {
      prevented.set((event.target as Element).id, event.defaultPrevented);
      if (!(event.target as Element).closest("form")) event.preventDefault();
    });
    const click = (selector: string, init: MouseEventInit = {}) =>
      view.document
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return { told, prevented, click };
  }

  test("links that lead away tell where, and forms are not sent", async () => {
    const { told, click } = await open();
    click("#away b");
    click("#send");
    expect(told).toEqual(["/elsewhere", "/send"]);
  });

  test("places, other windows, held keys and what a behaviour has dealt with are left alone", async () => {
    const { told, prevented, click } = await open();
    click("#place");
    click("#blank");
    click("#own");
    click("#away", { ctrlKey: true });
    expect(told).toEqual([]);
    expect(prevented.get("place")).toBe(false);
    expect(prevented.get("away")).toBe(false);
  });
});
