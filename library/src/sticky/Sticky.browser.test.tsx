import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Sticky } from "./Sticky.tsx";
import "./sticky.css";

let root: Root;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  const place = document.createElement("main");
  place.style.cssText = "display: block; height: 5000px; padding-top: 300px";
  document.body.append(place);
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  document.body.removeAttribute("style");
  window.scrollTo({ top: 0, behavior: "instant" });
});

const render = (node: React.ReactNode): void => flushSync(() => root.render(node));
const sticky = (): HTMLElement => document.querySelector("[data-tve-scroll]") as HTMLElement;
const topOf = (): number => sticky().getBoundingClientRect().top;

describe("<Sticky>", () => {
  test("writes the page builder's markup, and sticks", async () => {
    render(
      <StrictMode>
        <Sticky as="aside" top={24} end="parent" disabled={["mobile"]} className="card" id="card">
          <button type="button">Buy</button>
        </Sticky>
      </StrictMode>,
    );
    const { localName, id, dataset } = sticky();
    expect([localName, id]).toEqual(["aside", "card"]);
    expect(JSON.parse(dataset.tveScroll ?? "")).toEqual({
      mode: "sticky",
      top: "24",
      end: "parent",
      stickyPosition: "top",
      disabled: ["mobile"],
    });
    window.scrollTo({ top: 1000, behavior: "instant" });
    await expect.poll(() => dataset.vitrineStuck).toBe("top");
    expect(topOf()).toBe(24);
    expect(sticky().className).toBe("card tve-scroll-sticky tve-sticky-parent");
  });

  test("follows its options, keeps what is in it, and leaves nothing behind", async () => {
    const field = <input aria-label="Name" />;
    render(<Sticky top={24}>{field}</Sticky>);
    const input = document.querySelector("input");
    input?.focus({ preventScroll: true });
    window.scrollTo({ top: 1000, behavior: "instant" });
    await expect.poll(topOf).toBe(24);
    render(<Sticky top={60}>{field}</Sticky>);
    await expect.poll(topOf).toBe(60);
    expect(document.activeElement).toBe(input);
    render(<p>Gone</p>);
    expect(document.querySelector("main")?.innerHTML).toBe("<p>Gone</p>");
  });
});
