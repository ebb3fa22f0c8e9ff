import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { behaviours } from "../../library/src/runtime/behaviours.ts";
import { sanitiseHtml } from "../../site/content/sanitiseHtml.ts";
import { foreignSamples, ownBehaviours } from "../support/foreignSamples.ts";
import { openPages } from "../support/openPages.ts";

const open = openPages();

/** What cleaning adds: pictures wait, films have controls, and links that open tabs no opener. */
const ADDED = ["loading", "decoding", "controls", "preload", "rel"];

const selectors = new Map<string, string>();
for (const { name, selector } of behaviours) {
  const before = selectors.get(name);
  selectors.set(name, before === undefined ? selector : `${before},${selector}`);
}

type Seen = {
  /** How many elements the behaviour would start on. */
  readonly matches: number;
  /** Every element with its attributes, in their order on the page. */
  readonly elements: readonly string[];
};

/** What a browser reads in this HTML, on a page that runs no script. */
async function see(page: Page, html: string, selector: string): Promise<Seen> {
  await page.setContent(`<!doctype html><body><main>${html}</main>`);
  return page.evaluate(
    ([wanted = "", ...added]) => {
      const main = document.querySelector("main");
      const elements = [...(main?.querySelectorAll("*") ?? [])];
      return {
        matches: elements.filter((element) => element.matches(wanted)).length,
        elements: elements.map((element) =>
          [
            element.localName,
            ...[...element.attributes]
              .filter(({ name }) => !added.includes(name))
              .map(({ name, value }) => `${name}=${value === name ? "" : value}`)
              .sort(),
          ].join(" "),
        ),
      };
    },
    [selector, ...ADDED],
  );
}

describe("Markup of plug-ins and themes", () => {
  test("has a sample for each behaviour that it may ask for", () => {
    const known = [...Object.keys(foreignSamples), ...Object.keys(ownBehaviours)].sort();
    expect(known).toEqual([...selectors.keys()].sort());
  });

  test("keeps all that they go by when it is cleaned", async () => {
    const page = await open({ javaScriptEnabled: false });
    for (const [name, sample] of Object.entries(foreignSamples)) {
      const selector = selectors.get(name) ?? "";
      const before = await see(page, sample, selector);
      expect([name, before.matches]).not.toEqual([name, 0]);
      expect([name, await see(page, sanitiseHtml(sample), selector)]).toEqual([name, before]);
    }
  });

  test("cannot ask for what is the page's own", async () => {
    const page = await open({ javaScriptEnabled: false });
    for (const [name, sample] of Object.entries(ownBehaviours)) {
      const { matches } = await see(page, sanitiseHtml(sample), selectors.get(name) ?? "");
      expect([name, matches]).toEqual([name, 0]);
    }
  });
});
