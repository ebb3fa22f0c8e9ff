import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { atRest } from "./atRest.ts";

/** WCAG 2.2, levels A and AA. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Found = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number]["nodes"][number];

/** What was not as it should be, with what else takes part in it. */
function reasonsOf({ any, all, none }: Found): string[] {
  return [...any, ...all, ...none].map(({ message, relatedNodes = [] }) =>
    [message, ...relatedNodes.map(({ html }) => html)].join(" "),
  );
}

/**
 * What axe finds on a page, once that is at rest, as "rule: markup" and reasons. The policy of our pages shuts axe
 * out: open them with `bypassCSP`.
 * @param within only inside of what this selector finds; default the whole page
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).withTags(RULES);
  // They hand the focus on as soon as they have it, so that it goes round in a menu: nobody rests on one.
  axe.exclude("[data-base-ui-focus-guard]");
  // Otherwise it opens another page for its report, which takes longer than all of its rules. It would
  // look into frames of other origins then, of which our pages have none before a visitor agrees.
  axe.setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => [`${id}: ${node.html}`, ...reasonsOf(node)].join("\n  ")),
  );
}
