/** How many pages come by themselves; after them a visitor asks, and the page's footer can be reached. */
export const AUTOMATIC_PAGES = 3;

/** The next page is asked for once the list's end is less than this far below the window, in CSS pixels. */
export const SCROLL_THRESHOLD = 400;

export type InfiniteScrollPhase =
  /** The next page comes once the end is near. */
  | "watching"
  /** It is on its way. */
  | "asking"
  /** A button brings it. */
  | "offering"
  /** It could not be had; a button tries again. */
  | "failed"
  /** There is none. */
  | "last";

export type InfiniteScrollState = {
  readonly phase: InfiniteScrollPhase;
  /** How many more pages may come by themselves. */
  readonly automatic: number;
  /** Whether a visitor has asked for the page that is on its way. */
  readonly isAsked: boolean;
};

export type InfiniteScrollEvent =
  /** The end is near; `isHeld` where a visitor must be able to get past it, as by the Tab key. */
  | { readonly type: "near"; readonly isHeld: boolean }
  /** The button was pressed. */
  | { readonly type: "press" }
  /** The page is there, and is not shown, since that would push away what a visitor looks at. */
  | { readonly type: "hold" }
  | { readonly type: "show"; readonly hasNext: boolean }
  | { readonly type: "fail" };

/** @param automatic how many pages may come by themselves */
export function firstState(automatic: number): InfiniteScrollState {
  return { phase: waits(automatic), automatic, isAsked: false };
}

/** What comes next; an event that means nothing in a phase changes nothing. */
export function nextState(
  state: InfiniteScrollState,
  event: InfiniteScrollEvent,
): InfiniteScrollState {
  const { phase, automatic, isAsked } = state;
  switch (event.type) {
    case "near":
      if (phase !== "watching") return state;
      return { ...state, phase: event.isHeld ? "offering" : "asking" };
    case "press":
      if (phase !== "offering" && phase !== "failed") return state;
      return { ...state, phase: "asking", isAsked: true };
    case "hold":
      return phase === "asking" ? { ...state, phase: "offering" } : state;
    case "fail":
      return phase === "asking" ? { ...state, phase: "failed", isAsked: false } : state;
    case "show": {
      const left = isAsked ? automatic : automatic - 1;
      return { phase: event.hasNext ? waits(left) : "last", automatic: left, isAsked: false };
    }
  }
}

const waits = (automatic: number): InfiniteScrollPhase => (automatic > 0 ? "watching" : "offering");
