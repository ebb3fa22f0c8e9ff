import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { applyTheme, chooseTheme, readTheme, THEME_KEY } from "./theme.ts";

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  localStorage.removeItem(THEME_KEY);
  applyTheme(document, "auto");
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
  vi.restoreAllMocks();
  applyTheme(document, "auto");
});

const shown = () => document.documentElement.dataset.theme;
const chosen = () => host.querySelector<HTMLInputElement>("input:checked")?.value;
const choose = (value: string) => host.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();

describe("ThemeSwitch", () => {
  test("is a named group of radio buttons, in the owner's words", () => {
    flushSync(() => root.render(<ThemeSwitch labels={{ legend: "Farben", dark: "Dunkel" }} />));
    const group = host.querySelector("fieldset");
    const name = document.getElementById(group?.getAttribute("aria-labelledby") ?? "");
    expect(name?.textContent).toBe("Farben");
    expect([...host.querySelectorAll("label")].map((label) => label.textContent)).toEqual([
      "Automatic",
      "Light",
      "Dunkel",
    ]);
  });

  test("shows and keeps a choice; automatic forgets it", () => {
    flushSync(() => root.render(<ThemeSwitch />));
    expect(chosen()).toBe("auto");
    flushSync(() => choose("dark"));
    expect([shown(), chosen(), localStorage.getItem(THEME_KEY)]).toEqual(["dark", "dark", "dark"]);
    flushSync(() => choose("auto"));
    expect([shown(), chosen(), localStorage.getItem(THEME_KEY)]).toEqual([undefined, "auto", null]);
  });

  test("follows a choice made in another tab", () => {
    flushSync(() => root.render(<ThemeSwitch />));
    localStorage.setItem(THEME_KEY, "light");
    flushSync(() => window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY })));
    expect([shown(), chosen()]).toEqual(["light", "light"]);
  });

  test("two switches on a page agree", () => {
    flushSync(() =>
      root.render(
        <>
          <ThemeSwitch />
          <ThemeSwitch />
        </>,
      ),
    );
    flushSync(() => choose("dark"));
    const values = [...host.querySelectorAll<HTMLInputElement>("input:checked")];
    expect(values.map((input) => input.value)).toEqual(["dark", "dark"]);
  });

  test("where storage is forbidden the choice holds for this page", () => {
    const forbidden = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    flushSync(() => root.render(<ThemeSwitch />));
    flushSync(() => choose("dark"));
    expect([shown(), chosen()]).toEqual(["dark", "dark"]);
    expect(readTheme(window)).toBe("auto");
  });

  test("what is stored counts only where it names a theme", () => {
    localStorage.setItem(THEME_KEY, "<script>");
    expect(readTheme(window)).toBe("auto");
    chooseTheme(window, "light");
    expect(readTheme(window)).toBe("light");
  });
});
