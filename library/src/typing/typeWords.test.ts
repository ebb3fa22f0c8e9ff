import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { typeWords } from "./typeWords.ts";
import {
  SELECTED_HOLD,
  type TypingOptions,
  type TypingStep,
  typingDefaults,
  typingSteps,
} from "./typingSteps.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Types, and gives what is seen now: typed text, then what is selected in brackets. */
function begin(words: readonly string[], options: Partial<TypingOptions> = {}) {
  let seen = "nothing yet";
  const typist = typeWords(words, options, ({ typed, selected }) => {
    seen = typed + (selected && `[${selected}]`);
  });
  typist.play();
  return { seen: () => seen, typist };
}

/** What is seen after each of so many steps of time. */
function follow(seen: () => string, milliseconds: number, steps: number): string[] {
  return Array.from({ length: steps }, () => {
    vi.advanceTimersByTime(milliseconds - 1);
    const before = seen();
    vi.advanceTimersByTime(1);
    expect(seen(), `a change in ${milliseconds} ms and not before`).not.toBe(before);
    return seen();
  });
}

describe("typeWords", () => {
  test("the first character comes after 800 ms [PB-088]", () => {
    const { seen } = begin(["green", "red"]);
    expect(follow(seen, 800, 1)).toEqual(["g"]);
  });

  test("characters appear every 125 ms [PB-089]", () => {
    const { seen } = begin(["green", "red"]);
    vi.advanceTimersByTime(800);
    expect(follow(seen, 125, 4)).toEqual(["gr", "gre", "gree", "green"]);
  });

  test("characters vanish every 50 ms, once the text has stood; then the next is typed [PB-090, PB-084]", () => {
    const { seen } = begin(["abc", "red"], { hold: 900 });
    vi.advanceTimersByTime(800 + 2 * 125);
    expect(seen()).toBe("abc");
    expect(follow(seen, 900, 1)).toEqual(["ab"]);
    expect(follow(seen, 50, 2)).toEqual(["a", ""]);
    expect(follow(seen, 125, 3)).toEqual(["r", "re", "red"]);
    vi.advanceTimersByTime(900 + 2 * 50);
    expect(seen()).toBe("");
    expect(follow(seen, 125, 3)).toEqual(["a", "ab", "abc"]);
  });

  test("with highlight it is selected from its end, stays so for 200 ms and is replaced [PB-086]", () => {
    const { seen } = begin(["abc", "red"], { highlight: true });
    vi.advanceTimersByTime(800 + 2 * 125);
    expect(follow(seen, typingDefaults.hold, 1)).toEqual(["ab[c]"]);
    expect(follow(seen, 50, 2)).toEqual(["a[bc]", "[abc]"]);
    expect(SELECTED_HOLD).toBe(200);
    expect(follow(seen, 200, 1)).toEqual(["r"]);
    expect(follow(seen, 125, 2)).toEqual(["re", "red"]);
  });

  test("other times may be set, as for the theme's typed text", () => {
    const { seen } = begin(["ab", "c"], { startDelay: 500, typeSpeed: 70, backSpeed: 20, hold: 5 });
    expect(follow(seen, 500, 1)).toEqual(["a"]);
    expect(follow(seen, 70, 1)).toEqual(["ab"]);
    expect(follow(seen, 5, 1)).toEqual(["a"]);
    expect(follow(seen, 20, 1)).toEqual([""]);
  });

  test("one text alone is typed once, and several once where they do not loop", () => {
    for (const [words, options, last] of [
      [["ab"], {}, "ab"],
      [["ab", "cd"], { loop: false }, "cd"],
    ] as const) {
      const { seen } = begin(words, options);
      vi.advanceTimersByTime(60_000);
      expect(seen()).toBe(last);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  test("it stands still while paused, leaves no timer, and goes on from there", () => {
    const { seen, typist } = begin(["abc", "de"]);
    vi.advanceTimersByTime(800 + 125);
    typist.pause();
    typist.pause();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(seen()).toBe("ab");
    typist.play();
    typist.play();
    expect(vi.getTimerCount()).toBe(1);
    expect(follow(seen, 125, 1)).toEqual(["abc"]);
  });
});

describe("typingSteps", () => {
  const shown = (word: string): TypingStep[] => [
    ...typingSteps([word, "x"], { ...typingDefaults, loop: false }),
  ];

  test.each([
    ["accents", "a\u0301e\u0308", ["a\u0301"]],
    ["joined emoji", "👩‍👩‍👧‍👦!", ["👩‍👩‍👧‍👦"]],
    ["flags", "🇩🇪🇫🇷", ["🇩🇪"]],
    ["Devanagari", "नमस्ते", ["न", "नम"]],
    ["Arabic", "سلام", ["س", "سل", "سلا"]],
  ])("it types by what readers take for one character: %s", (_title, word, parts) => {
    expect(
      shown(word)
        .map(({ typed }) => typed)
        .slice(0, parts.length),
    ).toEqual(parts);
  });

  test("where the browser cannot tell characters, it goes by code points", () => {
    vi.stubGlobal("Intl", {});
    expect(shown("a👍b").map(({ typed }) => typed)).toContain("a👍");
    vi.unstubAllGlobals();
  });

  test("texts in which no letter joins another are parted without the browser's slow tables", () => {
    const Segmenter = vi.fn();
    vi.stubGlobal("Intl", { Segmenter });
    expect(shown("Grün ¡ß!").map(({ typed }) => typed)).toContain("Grün ¡");
    expect(Segmenter).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test("what is typed, selected and to come are always the whole text", () => {
    const steps = typingSteps(["one two", "three"], { ...typingDefaults, highlight: true });
    for (let count = 0; count < 200; count += 1) {
      const { value } = steps.next();
      if (!value) throw new Error("it ended");
      expect(["one two", "three"]).toContain(value.typed + value.selected + value.rest);
    }
  });

  test("no texts, or empty ones, end by themselves", () => {
    expect([...typingSteps([], typingDefaults)]).toEqual([]);
    expect([...typingSteps([""], typingDefaults)]).toHaveLength(1);
  });
});
