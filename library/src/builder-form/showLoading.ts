import { announce } from "../browser/announce.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

const BUTTONS = "[type=submit],[type=image],button:not([type])";

/** The builder's class for the spinner. */
const LOADER = "tcb-form-loader";

/**
 * Shows that a form is on its way: the submit buttons are hidden, and a spinner as large as they were
 * stands in their place, until stopped (specification, section 4). A button that had the focus gets
 * it back.
 */
export function showLoading(form: HTMLFormElement, label: string): Stop {
  const { ownerDocument: document } = form;
  const buttons = [...form.querySelectorAll<HTMLElement>(BUTTONS)];
  const focused = buttons.find((button) => button === document.activeElement);
  const [first] = buttons;
  const { offsetHeight: height = 0, offsetWidth: width = 0 } = first ?? {};
  const { loader, restore } = placeLoader(form, first);
  const stop = stopAll(
    () => {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) focused?.focus({ preventScroll: true });
    },
    rememberAttributes(form, ["aria-busy"]),
    ...buttons.map((button) => rememberAttributes(button, ["style"])),
    restore,
    announce(document, label),
  );
  form.setAttribute("aria-busy", "true");
  for (const button of buttons) button.style.setProperty("display", "none", "important");
  loader.style.minBlockSize = `${height}px`;
  loader.style.minInlineSize = `${width}px`;
  // Inline, since the page's own styles may hide it until its own script shows it.
  loader.style.display = "inline-flex";
  return stop;
}

function placeLoader(
  form: HTMLFormElement,
  button: HTMLElement | undefined,
): { loader: HTMLElement; restore: Stop } {
  const own = form.querySelector<HTMLElement>(`.${LOADER}`);
  if (own) return { loader: own, restore: rememberAttributes(own, ["style"]) };
  const loader = form.ownerDocument.createElement("span");
  loader.className = LOADER;
  if (button) button.before(loader);
  else form.append(loader);
  return { loader, restore: () => loader.remove() };
}
