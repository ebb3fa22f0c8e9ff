import { expect, onTestFinished, test, vi } from "vitest";
import { addToPage } from "./stickyPage.ts";

const frames = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

test("a frame looks at the elements only past a position that one of them named, or on a turn", async () => {
  const element = document.createElement("div");
  element.style.height = "5000px";
  document.body.replaceChildren(element);
  window.scrollTo({ top: 0, behavior: "instant" });
  await frames();
  const update = vi.fn(() => [500, 900, Number.POSITIVE_INFINITY]);
  const stop = addToPage({ element, release() {}, measure: () => undefined, update });
  onTestFinished(() => {
    stop();
    document.body.replaceChildren();
  });
  await frames();
  const seen: [number, boolean][] = [];
  for (const top of [100, 300, 499, 500, 501, 700, 899, 1000, 2000, 1900, 1800, 600, 700, 800]) {
    update.mockClear();
    window.scrollTo({ top, behavior: "instant" });
    await frames();
    seen.push([top, update.mock.calls.length > 0]);
  }
  expect(seen.filter(([, isAsked]) => isAsked).map(([top]) => top)).toEqual([
    500, 501, 1000, 1900, 600, 700,
  ]);
});
