import type { ConsentLabels } from "./tokens/ConsentNeeded.ts";

/**
 * What the form says of itself where the server cannot. A form's box may carry others as JSON in
 * `data-labels`.
 */
export const contactFormLabels = {
  sending: "Sending …",
  offline: "No connection. What you wrote is kept here; try again once you are online.",
  timeout:
    "The server did not answer in time. We cannot tell whether your message arrived; please try again.",
  refused: "The server could not take your message just now. What you wrote is kept.",
  unreadable:
    "The server’s answer could not be read. We cannot tell whether your message arrived; please try again.",
  retry: "Try again",
  draft: "We kept what you wrote here before.",
  discard: "Start afresh",
  close: "Close",
} as const satisfies Record<string, string>;

export type ContactFormLabels = Readonly<Record<keyof typeof contactFormLabels, string>> &
  Partial<ConsentLabels>;

/** The labels of a form: ours, those of its box before them, those of the caller before both. */
export function readLabels(
  box: HTMLElement,
  given: Partial<ContactFormLabels> = {},
): ContactFormLabels {
  return { ...contactFormLabels, ...readAttribute(box), ...given };
}

function readAttribute(box: HTMLElement): Partial<ContactFormLabels> {
  try {
    const labels = Object.entries(JSON.parse(box.dataset.labels ?? "{}") as object);
    return Object.fromEntries(labels.filter(([, label]) => typeof label === "string"));
  } catch {
    return {};
  }
}
