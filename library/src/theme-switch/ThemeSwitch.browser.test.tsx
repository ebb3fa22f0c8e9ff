import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { applyTheme, chooseTheme, readTheme } from "./theme.ts";

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  chooseTheme(document, "auto");
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
  vi.restoreAllMocks();
  chooseTheme(document, "auto");
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
    expect([shown(), chosen(), readTheme(document.cookie)]).toEqual(["dark", "dark", "dark"]);
    flushSync(() => choose("auto"));
    expect([shown(), chosen(), readTheme(document.cookie)]).toEqual([undefined, "auto", "auto"]);
  });

  test("is written by a server with the choice that it knows, and marks what holds, alive or not", () => {
    host.innerHTML = renderToString(<ThemeSwitch theme="dark" />);
    expect(chosen()).toBe("dark");
    applyTheme(document, "light");
    expect(chosen()).toBe("light");
    host.innerHTML = "";
    flushSync(() => root.render(<ThemeSwitch />));
    expect(chosen()).toBe("light");
    flushSync(() => applyTheme(document, "dark"));
    expect(chosen()).toBe("dark");
    flushSync(() => choose("light"));
    expect([shown(), chosen()]).toEqual(["light", "light"]);
  });

  test("follows a choice made in another tab", async () => {
    flushSync(() => root.render(<ThemeSwitch />));
    const other = new BroadcastChannel("vitrine:theme");
    other.postMessage("light");
    await expect.poll(chosen).toBe("light");
    expect(shown()).toBe("light");
    other.close();
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

  test("where cookies are forbidden the choice holds for this page", () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    flushSync(() => root.render(<ThemeSwitch />));
    flushSync(() => choose("dark"));
    expect([shown(), chosen()]).toEqual(["dark", "dark"]);
    expect(readTheme(document.cookie)).toBe("auto");
  });

  test("what is kept counts only where it names a theme", () => {
    expect(readTheme(undefined)).toBe("auto");
    expect(readTheme("vitrine_theme=<script>")).toBe("auto");
    expect(readTheme("not_vitrine_theme=dark")).toBe("auto");
    expect(readTheme("vitrine_theme=darker")).toBe("auto");
    expect(readTheme("a=b; vitrine_theme=dark; c=d")).toBe("dark");
    expect(readTheme("a=b;vitrine_theme=light")).toBe("light");
    applyTheme(document, "light");
    expect(shown()).toBe("light");
  });
});
