import { after } from "./after.ts";
import { answerBack } from "./history.ts";
import { listen } from "./listen.ts";
import { lockScroll } from "./lockScroll.ts";
import { rememberFocus } from "./rememberFocus.ts";
import { startOnce } from "./startOnce.ts";
import { type Stop, stopAll } from "./stop.ts";
import { transitionTime } from "./transitionTime.ts";
import { warn } from "./warn.ts";

export type DialogOptions = {
  /** Whether the browser's Back closes it. Default true. */
  readonly back?: boolean;
  /** Whether a click beside it closes it. Default true. */
  readonly closeOnBackdrop?: boolean;
  /** Where the focus goes afterwards. Default: back to where it was. */
  readonly returnFocus?: HTMLElement | undefined;
  /** Told once, when it begins to close, by whatever means. */
  readonly onClosing?: () => void;
  /** Told once, when it is closed and has faded out. */
  readonly onClose?: () => void;
};

/** "open" or "closing"; without it the dialog is shut. dialog.css reads it. */
const STATE = "data-vitrine-dialog";

/** Dialogs that fade out, each with what ends that at once. */
const leaving = new WeakMap<Element, Stop>();

/**
 * Opens a native dialog over a page that is inert and does not scroll meanwhile. It closes by its
 * stop, by close() of the element, Escape, a form with method "dialog", Back or a click beside it.
 * Focus goes to what has `autofocus`, else to its first control, and comes back in the end.
 * The dialog must have a name (aria-labelledby or aria-label). Opening an open one does nothing.
 */
export function openDialog(dialog: HTMLDialogElement, options: DialogOptions = {}): Stop {
  leaving.get(dialog)?.();
  const stop = startOnce(dialog, "dialog", () => open(dialog, options, () => stop()));
  return stop;
}

function open(dialog: HTMLDialogElement, options: DialogOptions, close: Stop): Stop {
  const { back = true, closeOnBackdrop = true, returnFocus, onClosing, onClose } = options;
  warnIfUnnamed(dialog);
  const giveFocusBack = rememberFocus(dialog, returnFocus);
  // A server may print a dialog open, for visitors without script; that one is not modal.
  if (!dialog.matches(":modal")) dialog.removeAttribute("open");
  dialog.setAttribute(STATE, "open");
  dialog.showModal();
  return stopAll(
    () => leave(dialog, onClose),
    () => onClosing?.(),
    giveFocusBack,
    () => dialog.close(),
    lockScroll(dialog.ownerDocument),
    back ? answerBack(dialog, close) : () => {},
    closeOnBackdrop ? onBackdropClick(dialog, close) : () => {},
    listen(dialog, {
      // Told a moment late: it may be open again since.
      close: () => dialog.open || close(),
    }),
  );
}

function leave(dialog: HTMLDialogElement, onClose?: () => void): void {
  dialog.setAttribute(STATE, "closing");
  const time = transitionTime(dialog);
  const finish = stopAll(
    () => onClose?.(),
    () => dialog.removeAttribute(STATE),
    () => leaving.delete(dialog),
    after(time, () => finish()),
  );
  leaving.set(dialog, finish);
  if (time === 0) finish();
}

/** A click counts where it both began and ended beside the dialog: selecting text may end there. */
function onBackdropClick(dialog: HTMLDialogElement, close: Stop): Stop {
  let isPressed = false;
  const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  return listen(dialog, {
    pointerdown: (event) => {
      isPressed = isBeside(event);
    },
    click: (event) => {
      if (isPressed && isBeside(event)) close();
    },
  });
}

function warnIfUnnamed(dialog: HTMLDialogElement): void {
  const ids = dialog.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
  const texts = ids.map((id) => dialog.ownerDocument.getElementById(id)?.textContent);
  if ([dialog.ariaLabel, dialog.title, ...texts].some((text) => text?.trim())) return;
  warn(
    "a dialog has no name, so screen readers cannot say what opened; give it aria-labelledby or aria-label.",
    dialog,
  );
}
