import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { createSearch } from "./createSearch.ts";
import { SearchPopup } from "./SearchPopup.tsx";
import "./search.css";

/** A busy machine takes its time. */
const PATIENTLY = { timeout: 10_000 };

let place: HTMLElement;
let link: HTMLAnchorElement;
let dialog: HTMLDialogElement;
let field: HTMLInputElement;
let stop: Stop = () => {};

/** How many entries of the history are for what is open. */
const depth = (): number => history.state?.vitrineLayers ?? 0;

/** Once the page has an entry of its own for what is open. */
async function goBack(): Promise<void> {
  await expect.poll(depth, PATIENTLY).toBe(1);
  history.back();
}

beforeEach(() => {
  place = document.createElement("div");
  place.style.setProperty("--vitrine-modal-duration", "0s");
  link = Object.assign(document.createElement("a"), {
    href: "#search-page",
    textContent: "Search",
  });
  link.dataset.search = "search-popup";
  dialog = Object.assign(document.createElement("dialog"), { id: "search-popup" });
  dialog.ariaLabel = "Search";
  dialog.className = "vitrine-search";
  field = Object.assign(document.createElement("input"), { type: "search", ariaLabel: "Text" });
  dialog.append(field);
  place.append(link, dialog);
  document.body.append(place);
});

afterEach(async () => {
  stop();
  stop = () => {};
  place.remove();
  // The step back from what was open takes a moment, and must not meet that of the next test.
  await expect.poll(depth, PATIENTLY).toBe(0);
});

describe("createSearch", () => {
  test("the link opens the search with the focus in its field [TH-023]", async () => {
    stop = createSearch(link);
    await userEvent.click(link);
    expect([dialog.open, document.activeElement, location.hash]).toEqual([true, field, ""]);
    expect(dialog.matches(":modal")).toBe(true);
    expect(field.checkVisibility()).toBe(true);
  });

  test("what is written there is selected, to write anew", async () => {
    stop = createSearch(link);
    field.value = "poster";
    link.click();
    await userEvent.keyboard("print");
    expect(field.value).toBe("print");
  });

  test("Escape, a click beside it and Back close it, and the focus returns", async () => {
    stop = createSearch(link);
    link.click();
    await userEvent.keyboard("{Escape}");
    expect([dialog.open, document.activeElement]).toEqual([false, link]);
    link.click();
    await userEvent.click(dialog, { position: { x: 600, y: 700 }, force: true });
    expect([dialog.open, document.activeElement]).toEqual([false, link]);
    await expect.poll(depth, PATIENTLY).toBe(0);
    link.click();
    await goBack();
    await expect.poll(() => dialog.open, PATIENTLY).toBe(false);
    expect(document.activeElement).toBe(link);
  });

  test("an Escape that the field has used closes nothing; the next closes, and the text stays", async () => {
    stop = createSearch(link);
    link.click();
    await userEvent.keyboard("sea");
    field.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard("{Escape}");
    expect(dialog.open).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.activeElement, PATIENTLY).toBe(link);
    expect([dialog.open, field.value]).toEqual([false, "sea"]);
  });

  test("an Escape that ends what an input method puts together closes nothing", () => {
    stop = createSearch(link);
    link.click();
    const keys = { key: "Escape", bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", { ...keys, isComposing: true }));
    expect(dialog.open).toBe(true);
    field.dispatchEvent(new KeyboardEvent("keydown", keys));
    expect(dialog.open).toBe(false);
  });

  test("of two links to one search, whichever opened it, Escape closes it", async () => {
    const other = document.createElement("a");
    other.href = "#search-page";
    other.dataset.search = dialog.id;
    place.prepend(other);
    stop = stopAll(createSearch(other), createSearch(link));
    link.click();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.activeElement, PATIENTLY).toBe(link);
  });

  test("a click for another tab is the link's own", () => {
    stop = createSearch(link);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    link.addEventListener("click", (event) => event.preventDefault());
    link.dispatchEvent(click);
    expect(dialog.open).toBe(false);
  });

  test("stop takes back all of it", async () => {
    await expectCleanStop(() => createSearch(link), {
      during: async () => {
        link.click();
        dialog.close();
        await expect.poll(() => dialog.hasAttribute("data-vitrine-dialog"), PATIENTLY).toBe(false);
        await expect.poll(depth, PATIENTLY).toBe(0);
      },
      settle: 2000,
    });
  });

  test("without a dialog the link leads to its page, and that is said once", () => {
    link.dataset.search = "nowhere";
    createSearch(link)();
    expect(takeConsole()).toEqual([expect.stringContaining("names no dialog")]);
  });
});

test("<SearchPopup> writes that markup, and a button that closes it", async () => {
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <SearchPopup href="/search" label="Find" icon="?" close={{ label: "Close", icon: "x" }}>
        <form>
          <input type="search" aria-label="Words" />
        </form>
      </SearchPopup>,
    ),
  );
  onTestFinished(() => root.unmount());
  const shown = place.querySelector("dialog");
  await userEvent.click(place.querySelector("a") as HTMLElement);
  expect([shown?.open, shown?.ariaLabel, document.activeElement?.ariaLabel]).toEqual([
    true,
    "Find",
    "Words",
  ]);
  await userEvent.click(place.querySelector("button") as HTMLElement);
  await expect.poll(() => shown?.open, PATIENTLY).toBe(false);
});
