import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { autocompleteDefaults } from "./readAutocomplete.ts";
import { type Typing, watchTyping } from "./watchTyping.ts";

let input: HTMLInputElement;
let typing: Typing;
const ask = vi.fn(async () => []);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  ask.mockClear();
  input = document.createElement("input");
  document.body.append(input);
  const tell = { onType: () => {}, onAnswer: () => {} };
  typing = watchTyping(input, { ...autocompleteDefaults, ...tell, ask });
});

afterEach(() => {
  typing.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  input.remove();
});

function write(text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

test("it is asked 300 ms after the last key, once [PB-132]", () => {
  write("h");
  vi.advanceTimersByTime(299);
  write("ha");
  vi.advanceTimersByTime(299);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask.mock.calls).toEqual([["ha", expect.any(AbortSignal)]]);
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what is deleted before is not asked about [PB-133]", () => {
  write("h");
  vi.advanceTimersByTime(200);
  write("");
  vi.advanceTimersByTime(10_000);
  expect(ask).not.toHaveBeenCalled();
  write("h");
  vi.advanceTimersByTime(300);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("stopped, it asks no more", () => {
  write("h");
  typing.stop();
  vi.advanceTimersByTime(10_000);
  write("ha");
  vi.advanceTimersByTime(10_000);
  expect(ask).not.toHaveBeenCalled();
});
