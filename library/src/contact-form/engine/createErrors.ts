import { type Stop, stopAll } from "../../browser/stop.ts";
import { errorId } from "./errorId.ts";
import { wrapsOf } from "./fieldEntries.ts";
import { focusField } from "./focusField.ts";
import type { FormParts } from "./readForm.ts";

/** What is said beside a field that is not right. */
export const TIP = "wpcf7-not-valid-tip";
/** What a visitor uses of a field; of a group, the element around its boxes. */
export const CONTROL = ".wpcf7-form-control";
/** The class of a control that is not right. */
export const NOT_VALID = "wpcf7-not-valid";

export type Errors = {
  /** Says beside a field, and in the list for screen readers, what is wrong with it. */
  readonly show: (field: string, message: string) => void;
  readonly clear: (field: string) => void;
  readonly clearAll: () => void;
  /** What is said of a field now. */
  readonly messageOf: (field: string) => string | undefined;
  readonly stop: Stop;
};

type Shown = { readonly message: string; readonly undo: Stop };

/**
 * The errors of a form: a tip in each place of a field, the attributes that tell a screen reader
 * of it, and an entry that leads to the field in the list for screen readers.
 */
export function createErrors(parts: FormParts): Errors {
  const shown = adoptErrors(parts);
  const clear = (field: string): void => {
    shown.get(field)?.undo();
    shown.delete(field);
  };
  const clearAll = (): void => {
    for (const field of [...shown.keys()]) clear(field);
  };
  return {
    show(field, message) {
      if (shown.get(field)?.message === message) return;
      clear(field);
      shown.set(field, { message, undo: showError(parts, field, message) });
    },
    clear,
    clearAll,
    messageOf: (field) => shown.get(field)?.message,
    stop: clearAll,
  };
}

function showError(parts: FormParts, field: string, message: string): Stop {
  const id = errorId(parts.unitTag, field);
  const wraps = wrapsOf(parts.box, field);
  const control = wraps.map((wrap) => wrap.querySelector<HTMLElement>(CONTROL)).find(Boolean);
  return stopAll(
    addToList(parts, { id, message, control: control ?? undefined }),
    ...wraps.map((wrap) => mark(wrap, id, message)),
  );
}

/** An error that the server wrote into the page, in answer to a form sent without script. */
function adoptErrors({ box, unitTag }: FormParts): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const tip of box.querySelectorAll<HTMLElement>(`.${TIP}`)) {
    const wrap = tip.parentElement;
    const field = wrap?.dataset.name;
    if (!wrap || field === undefined) continue;
    const id = errorId(unitTag, field);
    const item = [...box.querySelectorAll("li")].find((one) => one.id === id);
    const before = shown.get(field)?.undo ?? (() => item?.remove());
    const undo = stopAll(before, () => {
      tip.remove();
      unmark(wrap, id);
    });
    shown.set(field, { message: tip.textContent ?? "", undo });
  }
  return shown;
}

type Entry = {
  readonly id: string;
  readonly message: string;
  readonly control: HTMLElement | undefined;
};

function addToList({ box }: FormParts, { id, message, control }: Entry): Stop {
  const list = box.querySelector(".screen-reader-response ul");
  if (!list) return () => {};
  const { ownerDocument: document } = box;
  const item = document.createElement("li");
  item.id = id;
  list.append(item);
  if (!control) {
    item.append(message);
    return () => item.remove();
  }
  const link = document.createElement("a");
  const forget = lendId(control, `${id}-control`);
  link.href = `#${control.id}`;
  // It cannot be seen, so the Tab key passes it by; screen readers find it.
  link.tabIndex = -1;
  link.textContent = message;
  link.onclick = (event) => {
    event.preventDefault();
    focusField(control);
  };
  item.append(link);
  return () => {
    item.remove();
    forget();
  };
}

/** Gives an element without an id one, as long as something leads to it. */
function lendId(element: HTMLElement, id: string): Stop {
  if (element.id) return () => {};
  element.id = id;
  return () => element.removeAttribute("id");
}

function mark(wrap: HTMLElement, id: string, message: string): Stop {
  const tip = wrap.ownerDocument.createElement("span");
  tip.className = TIP;
  tip.setAttribute("aria-hidden", "true");
  tip.textContent = message;
  wrap.append(tip);
  for (const control of controlsIn(wrap)) {
    describe(control, id, true);
    (control as HTMLInputElement).setCustomValidity?.(message);
  }
  for (const control of wrap.querySelectorAll(CONTROL)) control.classList.add(NOT_VALID);
  for (const control of wrap.querySelectorAll("[aria-invalid]")) {
    control.setAttribute("aria-invalid", "true");
  }
  return () => {
    tip.remove();
    unmark(wrap, id);
  };
}

function unmark(wrap: HTMLElement, id: string): void {
  for (const control of controlsIn(wrap)) {
    describe(control, id, false);
    (control as HTMLInputElement).setCustomValidity?.("");
  }
  for (const control of wrap.querySelectorAll(CONTROL)) control.classList.remove(NOT_VALID);
  for (const control of wrap.querySelectorAll("[aria-invalid]")) {
    control.setAttribute("aria-invalid", "false");
  }
}

/** Controls, and the boxes and buttons of a group, whose own element screen readers pass by. */
function controlsIn(wrap: HTMLElement): Iterable<Element> {
  return wrap.querySelectorAll(`${CONTROL},${CONTROL} :is([type=checkbox],[type=radio])`);
}

/** Adds the error to what describes a control, or takes it away; hints stay. */
function describe(control: Element, id: string, isWrong: boolean): void {
  const others = (control.getAttribute("aria-describedby") ?? "")
    .split(/\s+/)
    .filter((one) => one && one !== id);
  const all = isWrong ? [...others, id] : others;
  if (all.length > 0) control.setAttribute("aria-describedby", all.join(" "));
  else control.removeAttribute("aria-describedby");
}
