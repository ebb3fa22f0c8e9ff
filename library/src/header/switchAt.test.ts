import { expect, test, vi } from "vitest";
import { SWITCH_DEFAULT, switchAt } from "./switchAt.ts";

/** As much of an element as is asked for: its attributes. */
function header(attributes: Readonly<Record<string, string>>): Element {
  const getAttribute = (name: string) => attributes[name] ?? null;
  return { getAttribute } as unknown as Element;
}

const distances = (element: Element) =>
  (["desktop", "tablet", "mobile"] as const).map((screen) => switchAt(element, screen));

test.each([
  [
    "each device type has a value of its own [PB-062]",
    {
      "data-switch-on-scroll-d": "140",
      "data-switch-on-scroll-t": "80",
      "data-switch-on-scroll-m": "40",
    },
    [140, 80, 40],
  ],
  [
    "a device without a value takes that of the next wider one [PB-062]",
    { "data-switch-on-scroll-d": "140", "data-switch-on-scroll-m": "40" },
    [140, 140, 40],
  ],
  [
    "a value without a device is for all that have none [PB-062]",
    { "data-switch-on-scroll": "90", "data-switch-on-scroll-m": "40px" },
    [90, 90, 40],
  ],
  ["without any value it is 100", {}, [100, 100, 100]],
] as const)("%s", (_title, attributes, expected) => {
  expect(distances(header(attributes))).toEqual(expected);
});

test.each(["", "soon", "-20", "0", "NaN", "Infinity", '"><img src=x>'])(
  "%j is no distance: the default holds, and one warning says so",
  (text) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = header({ "data-switch-on-scroll-d": text });
    expect(switchAt(element, "desktop")).toBe(SWITCH_DEFAULT);
    expect(switchAt(element, "desktop")).toBe(SWITCH_DEFAULT);
    expect(warned).toHaveBeenCalledOnce();
    expect(String(warned.mock.calls[0]?.[0])).toContain(`"${text}"`);
    warned.mockRestore();
  },
);
