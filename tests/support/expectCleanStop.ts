import type { Stop } from "../../library/src/browser/stop.ts";
import { comparePages, type PageState, readHandlers, readPage } from "./pageState.ts";
import { type Resources, trackResources } from "./trackResources.ts";

export type CleanStopOptions = {
  /** Uses the running effect before it is stopped: scrolls, clicks, types. */
  readonly during?: () => void | Promise<void>;
  /** Milliseconds it may take after stop until all is gone, as with a fading dialog. Default 0. */
  readonly settle?: number;
};

/** Milliseconds between two looks. */
const TURN = 10;

/**
 * Starts an effect, uses it, stops it twice, and fails with a list if anything is left behind: a
 * listener on any target, timer, animation frame, observer, node, text, attribute, class, inline
 * style or handler property. Files and styles that a first start loads may stay.
 */
export async function expectCleanStop(
  start: () => Stop | Promise<Stop>,
  { during, settle = 0 }: CleanStopOptions = {},
): Promise<void> {
  const wait = window.setTimeout.bind(window);
  const page = readPage();
  const handlers = readHandlers(window);
  const resources = trackResources();
  try {
    const stop = await start();
    await during?.();
    stop();
    stop();
    let left = leftOvers(page, handlers, resources);
    // Turns count, not the clock: time in which the machine stalls is none that the page has had.
    for (let turn = 0; left.length > 0 && turn < settle / TURN; turn += 1) {
      await new Promise((resolve) => wait(resolve, TURN));
      left = leftOvers(page, handlers, resources);
    }
    if (left.length > 0) throw new Error(`stop left behind:\n- ${left.join("\n- ")}`);
  } finally {
    resources.stop();
  }
}

function leftOvers(page: PageState, handlers: ReadonlySet<string>, resources: Resources): string[] {
  const added = [...readHandlers(window)].filter((name) => !handlers.has(name));
  return [
    ...resources.open(),
    ...comparePages(page, readPage()),
    ...added.map((name) => `the handler ${name} of the window`),
  ];
}
