import { parse } from "valibot";
import { type Ajax, readContext } from "vitrine/contexts";
import { focusPlace } from "../browser/focusPlace.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { type NoticeLabels, noticeLabelDefaults } from "./noticeLabels.ts";
import { showProblem } from "./showProblem.ts";
import { FOLD_ACTION, HIDE_ACTION, NONCE_FIELD, noticeAnswer } from "./wire.ts";

export type NoticeOptions = {
  /** Asks the server. Default the helper of the page's context. */
  readonly ajax?: Ajax;
  /** Default noticeLabelDefaults. */
  readonly labels?: Partial<NoticeLabels>;
  /** Where the focus goes when the notice takes it along. Default nowhere. */
  readonly focusNext?: () => HTMLElement | null | undefined;
  /** Called once the server has hidden the notice for good. */
  readonly onHidden?: () => void;
};

/** Folded away; that system calls it open. */
const FOLDED = "usm-widget--open";
const TOGGLE = ".usm-widget__toggle-btn";
const HIDE = ".usm-widget__footer-text-link";

/**
 * A notice on the screens of those who run a site: one button folds it, another hides it for good, and the
 * server keeps both. What is pressed shows at once; where the server does not do it, the notice is as
 * it was, and says so.
 *
 * State: the class `usm-widget--open` where it is folded, `hidden` once it is hidden.
 */
export function createNotice(element: HTMLElement, options: NoticeOptions = {}): Stop {
  const labels = { ...noticeLabelDefaults, ...options.labels };
  const ajax = options.ajax ?? readContext(element.ownerDocument).ajax;
  const toggle = element.querySelector(TOGGLE);
  const controller = new AbortController();
  let clearProblem: Stop = () => {};

  function fold(isFolded: boolean): void {
    element.classList.toggle(FOLDED, isFolded);
    toggle?.setAttribute("aria-expanded", String(!isFolded));
  }

  async function tell(
    action: string,
    fields: Readonly<Record<string, string>>,
    undo: () => void,
  ): Promise<boolean> {
    clearProblem();
    try {
      const { signal } = controller;
      parse(noticeAnswer, await ajax(action, fields, { nonceField: NONCE_FIELD, signal }));
      return true;
    } catch {
      if (controller.signal.aborted) return false;
      undo();
      clearProblem = showProblem(element, labels.failed);
      return false;
    }
  }

  function turn(): void {
    const isFolded = !element.classList.contains(FOLDED);
    fold(isFolded);
    void tell(FOLD_ACTION, { status: isFolded ? "hide" : "show" }, () => fold(!isFolded));
  }

  async function hide(control: HTMLElement): Promise<void> {
    const next = options.focusNext?.();
    element.hidden = true;
    const unfocus = next ? focusPlace(next) : () => {};
    const isDone = await tell(HIDE_ACTION, {}, () => {
      element.hidden = false;
      unfocus();
      control.focus();
    });
    if (isDone) options.onHidden?.();
  }

  const forget = rememberAttributes(element, ["class", "hidden"]);
  const forgetToggle = toggle ? rememberAttributes(toggle, ["aria-expanded"]) : () => {};
  fold(element.classList.contains(FOLDED));
  return stopAll(
    forget,
    forgetToggle,
    () => clearProblem(),
    () => controller.abort(),
    listen(element, {
      click(event) {
        const pressed = event.target as Element;
        const control = pressed.closest<HTMLElement>(HIDE);
        if (pressed.closest(TOGGLE)) turn();
        if (!control) return;
        // In that system's markup it is a link that leads nowhere.
        event.preventDefault();
        void hide(control);
      },
    }),
  );
}
