import { styleOf } from "../browser/styleOf.ts";
import { entryAround, listOf } from "./menuParts.ts";
import { type MenuStep, menuStep } from "./menuStep.ts";

/** Goes through a menu by the arrow keys, Home and End. */
export type PressArrow = (event: KeyboardEvent, parts: ArrowParts) => void;

export type ArrowParts = {
  readonly menu: HTMLElement;
  readonly open: (entry: HTMLElement) => void;
  readonly close: (entry: HTMLElement) => void;
};

export const pressArrow: PressArrow = (event, { menu, open, close }) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const entry = (event.target as Element).closest("a,button")?.closest("li");
  const level = entry?.parentElement;
  if (!level || event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  const isTop = level === menu;
  const isRtl = styleOf(level).direction === "rtl";
  const step = menuStep(key, { isRow: isRow(level, isTop), isRtl });
  if (!step) return;
  const around = isTop ? undefined : entryAround(menu, level);
  const all = controlsOf(level);
  const at = all.findIndex((control) => entry.contains(control));
  const inside = (): HTMLElement[] => {
    const list = listOf(entry);
    if (list) open(entry);
    return list ? controlsOf(list) : [];
  };
  const goals: Record<MenuStep, () => HTMLElement | null | undefined> = {
    next: () => all[(at + 1) % all.length],
    previous: () => all.at(at - 1),
    first: () => all[0],
    last: () => all.at(-1),
    into: () => inside()[0],
    "into-last": () => inside().at(-1),
    out: () => around && controlOf(around),
  };
  const goal = goals[step]();
  if (!goal) return;
  event.preventDefault();
  goal.focus();
  if (step === "out" && around) close(around);
};

/** What takes the focus first in an entry, such as its link. */
const controlOf = (entry: Element): HTMLElement | null =>
  entry.querySelector<HTMLElement>("a[href],button,input,[tabindex]");

const controlsOf = (level: Element): HTMLElement[] =>
  [...level.children].flatMap((entry) => controlOf(entry) ?? []);

/** Whether its first two entries stand side by side; a level of one does so at the top alone. */
function isRow({ children: [first, second] }: Element, isTop: boolean): boolean {
  if (!first || !second) return isTop;
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return Math.abs(a.left - b.left) > Math.abs(a.top - b.top);
}
