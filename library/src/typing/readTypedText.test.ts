import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readTypedText, TYPED_SPEED, TYPED_START_DELAY } from "./readTypedText.ts";
import { typeWords } from "./typeWords.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const FOUR = {
  firstSentence: "one",
  secondSentence: "two",
  thirdSentence: "three",
  fourthSentence: "four",
  fifthSentence: "five",
};

/** Types what a dataset asks for, and gives what is seen now. */
function begin(dataset: Record<string, string>) {
  let seen = "";
  const all = new Set<string>();
  const text = readTypedText(dataset);
  const typist = typeWords(text.words, text, ({ typed }) => {
    seen = typed;
    all.add(typed);
  });
  typist.play();
  return { seen: () => seen, all };
}

test("up to four sentences are typed, and a fifth is ignored [TH-068]", () => {
  const { all } = begin({ ...FOUR, sentenceCount: "4", loop: "true" });
  vi.advanceTimersByTime(60_000);
  for (const sentence of ["one", "two", "three", "four"]) expect(all).toContain(sentence);
  expect(all).not.toContain("five");
  expect(readTypedText({ ...FOUR, sentenceCount: "5" }).words).toEqual(["one", "two"]);
});

test("the count says how many; any but one to four counts as two [TH-072]", () => {
  const words = (sentenceCount: string) => readTypedText({ ...FOUR, sentenceCount }).words;
  expect(words("1")).toEqual(["one"]);
  expect(words("2")).toEqual(["one", "two"]);
  expect(words("3")).toEqual(["one", "two", "three"]);
  expect(words("4")).toHaveLength(4);
  for (const wrong of ["0", "-1", "5", "2.5", "many", "", "NaN", "Infinity"]) {
    expect(words(wrong)).toEqual(["one", "two"]);
  }
  expect(readTypedText(FOUR).words).toEqual(["one", "two"]);
  const { all } = begin({ ...FOUR, sentenceCount: "2" });
  vi.advanceTimersByTime(60_000);
  expect(all).toContain("two");
  expect(all).not.toContain("three");
});

test("with loop it begins again after the last sentence, without it that one stands [TH-069]", () => {
  const looping = begin({ ...FOUR, loop: "true" });
  vi.advanceTimersByTime(500 + 2 * 40 + 1000);
  expect(looping.seen()).toBe("on");
  let firsts = 0;
  let before = "";
  for (let step = 0; step < 3000; step += 1) {
    vi.advanceTimersByTime(10);
    if (looping.seen() === "one" && before !== "one") firsts += 1;
    before = looping.seen();
  }
  expect(firsts).toBeGreaterThan(2);
  const once = begin(FOUR);
  vi.advanceTimersByTime(60_000);
  expect(once.seen()).toBe("two");
  for (const off of ["false", "0", "", "yes"]) {
    expect(readTypedText({ loop: off }).loop).toBe(false);
  }
});

test("the speed is the time from one character to the next, 40 ms unless said [TH-070]", () => {
  const { seen } = begin({ firstSentence: "green", sentenceCount: "1", speed: "90" });
  vi.advanceTimersByTime(500);
  expect(seen()).toBe("g");
  vi.advanceTimersByTime(89);
  expect(seen()).toBe("g");
  vi.advanceTimersByTime(1);
  expect(seen()).toBe("gr");
  expect(TYPED_SPEED).toBe(40);
  const usual = begin({ firstSentence: "green", sentenceCount: "1" });
  vi.advanceTimersByTime(500 + 40);
  expect(usual.seen()).toBe("gr");
});

test("the start delay postpones the first character [TH-071]", () => {
  const { seen } = begin({ firstSentence: "green", startDelay: "1200" });
  vi.advanceTimersByTime(1199);
  expect(seen()).toBe("");
  vi.advanceTimersByTime(1);
  expect(seen()).toBe("g");
  const atOnce = begin({ firstSentence: "green", startDelay: "0" });
  vi.advanceTimersByTime(0);
  expect(atOnce.seen()).toBe("g");
});

test("without a setting the first character waits 500 ms [TH-073]", () => {
  expect(TYPED_START_DELAY).toBe(500);
  const { seen } = begin({ firstSentence: "green" });
  vi.advanceTimersByTime(499);
  expect(seen()).toBe("");
  vi.advanceTimersByTime(1);
  expect(seen()).toBe("g");
});

test("times that are none are the usual ones, and none is endless", () => {
  const times = (value: string) => {
    const { startDelay, typeSpeed } = readTypedText({ startDelay: value, speed: value });
    return [startDelay, typeSpeed];
  };
  expect(times("soon")).toEqual([500, 40]);
  expect(times("")).toEqual([500, 40]);
  expect(times("NaN")).toEqual([500, 40]);
  expect(times("-5")).toEqual([0, 0]);
  expect(times("1e99")).toEqual([10_000, 10_000]);
});

test("empty sentences are left out, and markup is text", () => {
  const { words } = readTypedText({
    firstSentence: " ",
    secondSentence: "<b>Tom</b> &amp; Jerry",
    fourthSentence: "end",
    sentenceCount: "4",
  });
  expect(words).toEqual(["Tom & Jerry", "end"]);
});
