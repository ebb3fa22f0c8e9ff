import { describeBy } from "../browser/describeBy.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

export type FormError = {
  readonly message: string;
  /** The element that it is about. Default the form as a whole. */
  readonly field?: HTMLElement | undefined;
};

export type FormErrors = {
  /** Shows these in place of those before. */
  readonly show: (errors: readonly FormError[]) => void;
  readonly stop: Stop;
};

/** Other scripts and styles know these names. */
const CONTAINER_ID = "tve-lg-error-container";
const ITEM = "tve-lg-err-item";
const WRONG = "tve-lg-error";

/**
 * The errors of a form: a list at its top, each message once, and on the fields the marks that eyes
 * and screen readers find them by.
 */
export function createFormErrors(form: HTMLFormElement): FormErrors {
  let clear: Stop = () => {};
  return {
    show(errors) {
      clear();
      clear = errors.length > 0 ? show(form, errors) : () => {};
    },
    stop: () => clear(),
  };
}

function show(form: HTMLFormElement, errors: readonly FormError[]): Stop {
  const { container, restore } = openContainer(form);
  const items = new Map<string, HTMLElement>();
  const undo = errors.flatMap(({ message, field }) => {
    const item = items.get(message) ?? form.ownerDocument.createElement("div");
    items.set(message, item);
    item.className = ITEM;
    item.textContent = message;
    if (item.parentNode !== container) container.append(item);
    return field ? [mark(field, item)] : [];
  });
  return stopAll(
    restore,
    () => {
      for (const item of items.values()) item.remove();
    },
    ...undo,
  );
}

/** The form's own place for errors, or a new one at its top. */
function openContainer(form: HTMLFormElement): { container: HTMLElement; restore: Stop } {
  const { ownerDocument: document } = form;
  const own = form.parentElement?.querySelector<HTMLElement>(`[id=${CONTAINER_ID}]`);
  if (own) {
    const restore = rememberAttributes(own, ["style", "hidden"]);
    own.hidden = false;
    own.style.display = "block";
    return { container: own, restore };
  }
  const container = document.createElement("div");
  container.className = CONTAINER_ID;
  // Two forms of a page may have errors, but an id only one of them.
  if (!document.getElementById(CONTAINER_ID)) container.id = CONTAINER_ID;
  form.prepend(container);
  return { container, restore: () => container.remove() };
}

function mark(field: HTMLElement, item: HTMLElement): Stop {
  const restore = stopAll(
    rememberAttributes(field, ["class", "aria-invalid"]),
    describeBy(field, item),
  );
  field.classList.add(WRONG);
  field.setAttribute("aria-invalid", "true");
  return restore;
}
