import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  AUTOMATIC_PAGES,
  firstState,
  type InfiniteScrollEvent,
  type InfiniteScrollState,
  nextState,
  SCROLL_THRESHOLD,
} from "./infiniteScrollState.ts";

const near: InfiniteScrollEvent = { type: "near", isHeld: false };
const show: InfiniteScrollEvent = { type: "show", hasNext: true };
const press: InfiniteScrollEvent = { type: "press" };
const after = (events: readonly InfiniteScrollEvent[], automatic = 3): InfiniteScrollState =>
  events.reduce(nextState, firstState(automatic));

describe("A list that goes on", () => {
  test("has the theme's distance, and three pages that come by themselves", () => {
    expect([SCROLL_THRESHOLD, AUTOMATIC_PAGES]).toEqual([400, 3]);
  });

  test("asks for three pages, then offers each", () => {
    expect(after([near]).phase).toBe("asking");
    expect(after([near, show]).phase).toBe("watching");
    const third = [near, show, near, show, near, show];
    expect(after(third).phase).toBe("offering");
    expect(after([...third, near]).phase).toBe("offering");
    expect(after([...third, press])).toMatchObject({ phase: "asking", isAsked: true });
    expect(after([...third, press, show])).toMatchObject({ phase: "offering", isAsked: false });
  });

  test("offers from the start where none may come by itself", () => {
    expect(firstState(0).phase).toBe("offering");
  });

  test("offers where a visitor must get past it, and what was asked for does not count", () => {
    expect(after([{ type: "near", isHeld: true }]).phase).toBe("offering");
    expect(after([{ type: "near", isHeld: true }, press, show])).toEqual(firstState(3));
  });

  test("offers a page that is held, and shows it on demand or by itself", () => {
    const held: InfiniteScrollEvent[] = [near, { type: "hold" }];
    expect(after(held).phase).toBe("offering");
    expect(after([...held, show])).toEqual(firstState(2));
    expect(after([...held, press, show])).toEqual(firstState(3));
  });

  test("tries again what failed, and ends with the last page", () => {
    expect(after([near, { type: "fail" }]).phase).toBe("failed");
    expect(after([near, { type: "fail" }, near]).phase).toBe("failed");
    expect(after([near, { type: "fail" }, press, show])).toEqual(firstState(3));
    const last: InfiniteScrollEvent[] = [near, { type: "show", hasNext: false }];
    expect(after(last).phase).toBe("last");
    expect(after([...last, near, press, { type: "fail" }, { type: "hold" }]).phase).toBe("last");
  });

  test("never asks for more pages by itself than it may, whatever happens", () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant("near" as const), isHeld: fc.boolean() }),
      fc.record({ type: fc.constantFrom("press" as const, "hold" as const, "fail" as const) }),
      fc.record({ type: fc.constant("show" as const), hasNext: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.nat(5), (events, most) => {
        let state = firstState(most);
        let shown = 0;
        for (const one of events) {
          const before = state;
          // A page is shown only once it was asked for.
          if (one.type === "show" && !["asking", "offering"].includes(before.phase)) continue;
          state = nextState(before, one);
          if (one.type === "show" && !before.isAsked && before.phase === "asking") shown += 1;
        }
        expect(shown).toBeLessThanOrEqual(most);
      }),
    );
  });
});
