import { windowOf } from "../browser/windowOf.ts";

/** What a form tells of, by the names that the real system has for it; all bubble. */
export type BuilderFormEvent =
  /** Before it is sent; who prevents its default keeps it from being sent. */
  | "should_submit_form.tcb"
  /** It is being sent: `detail.data` is what. */
  | "form_conversion.tcb"
  /** The server took it: `detail.answer` is what it said. */
  | "lead_conversion_success.tcb"
  /** The server did not take it: `detail.answer`. */
  | "lead_conversion_error_code.tcb"
  /** After either: `detail.messages` is what the visitor is told. */
  | "leads_messages.tcb";

/**
 * Tells of an event on a form, by its whole name and by the part before the dot: under that one
 * jQuery's listeners for `should_submit_form.tcb` hear it, since the rest is a namespace of theirs.
 * @returns whether nobody prevented its default
 */
export function tell(form: HTMLElement, name: BuilderFormEvent, detail: object): boolean {
  const { CustomEvent } = windowOf(form);
  const [type = name] = name.split(".");
  return [name, type]
    .map((one) =>
      form.dispatchEvent(new CustomEvent(one, { detail, bubbles: true, cancelable: true })),
    )
    .every(Boolean);
}
