import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import type { Stop } from "../browser/stop.ts";
import { ANNOUNCE_DELAY, createPasswordStrength } from "./createPasswordStrength.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";
import "./password-strength.css";

let stop: Stop = () => {};
let place: HTMLElement;
let field: HTMLInputElement;
let meter: HTMLElement;

beforeEach(() => {
  place = document.createElement("div");
  field = Object.assign(document.createElement("input"), { type: "password", name: "password" });
  meter = document.createElement("div");
  meter.className = "tve-password-strength-wrapper";
  for (let bar = 0; bar < 4; bar += 1) meter.append(make("div", "tve-password-strength"));
  meter.append(make("span", "tve-password-strength-text"));
  place.append(field, meter);
  document.body.append(place);
});

afterEach(() => {
  stop();
  place.remove();
  vi.restoreAllMocks();
});

function make(tag: string, className: string): HTMLElement {
  return Object.assign(document.createElement(tag), { className });
}

function write(text: string, into = field): void {
  into.value = text;
  into.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

const bars = () => [...meter.querySelectorAll<HTMLElement>(".tve-password-strength")];
const colours = () => bars().map((bar) => getComputedStyle(bar).backgroundColor);
const text = () => meter.querySelector(".tve-password-strength-text") as HTMLElement;
const word = () => text().textContent;
const said = () =>
  [...document.querySelectorAll("[data-vitrine-announcer] p")].map((line) => line.textContent);

const EMPTY = "rgb(227, 236, 239)";

describe("createPasswordStrength", () => {
  // The first and the last score of each, as passwords.
  test.each([
    [
      "a score below 30 is weak: one bar, red [PB-127]",
      { texts: { 0: "aA1!", 29: "1231231" }, label: "Weak", count: 1, colour: "rgb(239, 83, 80)" },
    ],
    [
      "from 30 to 59 it is so-so: two bars, orange [PB-128]",
      {
        texts: { 30: "12341", 59: "aA1231231" },
        label: "So-so",
        count: 2,
        colour: "rgb(255, 167, 38)",
      },
    ],
    [
      "from 60 to 79 it is good: three bars, light green [PB-129]",
      {
        texts: { 60: "aA12341", 79: "aA123451234512" },
        label: "Good",
        count: 3,
        colour: "rgb(139, 195, 74)",
      },
    ],
    [
      "from 80 it is great: four bars, green [PB-130]",
      {
        texts: { 80: "aA1234561234", 84: "Abcdef12!x" },
        label: "Great!",
        count: 4,
        colour: "rgb(76, 175, 80)",
      },
    ],
  ] as const)("%s", (_title, { texts, label, count, colour }) => {
    stop = createPasswordStrength(meter);
    expect(colours()).toEqual([EMPTY, EMPTY, EMPTY, EMPTY]);
    for (const [score, text] of Object.entries(texts)) {
      write(text);
      expect([meter.dataset.score, word()]).toEqual([score, label]);
      expect(colours()).toEqual([0, 1, 2, 3].map((bar) => (bar < count ? colour : EMPTY)));
    }
  });

  test("says nothing of a field that is empty, also once it was not", () => {
    stop = createPasswordStrength(meter);
    expect([word(), meter.dataset.strength]).toEqual(["", undefined]);
    write("abcdef");
    write("");
    expect([word(), meter.dataset.strength]).toEqual(["", undefined]);
    expect(colours()).toEqual([EMPTY, EMPTY, EMPTY, EMPTY]);
  });

  test("judges what a browser has filled in before", () => {
    field.value = "Abcdef12!x";
    stop = createPasswordStrength(meter);
    expect(word()).toBe("Great!");
  });

  test("announces a new strength once the visitor pauses, and describes the field by it", async () => {
    stop = createPasswordStrength(meter);
    expect(ANNOUNCE_DELAY).toBe(500);
    expect(field.getAttribute("aria-describedby")).toBe(text().id);
    write("a");
    write("abcdef");
    write("abcdefg");
    await expect.poll(said).toEqual(["Password strength: So-so"]);
    write("abcdefgh");
    await new Promise((resolve) => setTimeout(resolve, ANNOUNCE_DELAY + 200));
    // What was said once is not said again.
    expect(said()).toEqual([]);
  });

  test("keeps what describes the field already", () => {
    field.setAttribute("aria-describedby", "hint");
    stop = createPasswordStrength(meter);
    expect(field.getAttribute("aria-describedby")).toMatch(/^hint \S+$/);
  });

  test("also serves the field that repeats a password", () => {
    const repeated = Object.assign(document.createElement("input"), { name: "confirm_password" });
    field.replaceWith(repeated);
    stop = createPasswordStrength(meter);
    write("abcdef", repeated);
    expect(word()).toBe("So-so");
  });

  test("a meter without a field says so once, and leaves the page as it is", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    field.remove();
    const before = meter.outerHTML;
    stop = createPasswordStrength(meter);
    expect(meter.outerHTML).toBe(before);
    expect(warned).toHaveBeenCalledOnce();
    expect(String(warned.mock.calls[0]?.[0])).toContain("no password field beside it");
  });

  test("hostile passwords are never markup", () => {
    stop = createPasswordStrength(meter);
    write("<img src=x onerror=alert(1)>".repeat(200));
    expect(meter.querySelector("img")).toBeNull();
    expect(word()).toBe("Great!");
  });

  test("stop leaves nothing behind", async () => {
    await expectCleanStop(() => createPasswordStrength(meter), {
      during: () => write("Abcdef12!x"),
    });
  });
});

describe("<PasswordStrength>", () => {
  test("writes that markup, in its words, and starts", () => {
    const root = createRoot(place);
    flushSync(() =>
      root.render(
        <>
          <input type="password" name="password" />
          <PasswordStrength labels={{ name: "Stärke", "so-so": "Geht so" }} />
        </>,
      ),
    );
    meter = place.querySelector(".tve-password-strength-wrapper") as HTMLElement;
    write("abcdef", place.querySelector("input") as HTMLInputElement);
    expect([meter.getAttribute("aria-label"), word(), bars().length]).toEqual([
      "Stärke",
      "Geht so",
      4,
    ]);
    root.unmount();
  });
});
