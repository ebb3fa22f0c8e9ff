import type { Stop } from "../../browser/stop.ts";
import { focusField } from "./focusField.ts";
import type { FormParts } from "./readForm.ts";

export type NoticeAction = { readonly label: string; readonly run: () => void };

export type NoticeContent = {
  readonly text: string;
  /** "error" interrupts a screen reader, "info" waits. */
  readonly kind: "error" | "info";
  readonly actions: readonly NoticeAction[];
};

export type Notice = {
  readonly show: (content: NoticeContent) => void;
  readonly hide: () => void;
  readonly stop: Stop;
};

/**
 * What we say beside the button, where the server cannot: that it was not reached, that a draft
 * was kept. Apart from the response output, which belongs to the server's own message.
 */
export function createNotice({ form }: FormParts): Notice {
  let notice: HTMLElement | undefined;
  const hide = (): void => {
    const hadFocus = notice?.contains(form.ownerDocument.activeElement);
    notice?.remove();
    notice = undefined;
    if (!hadFocus) return;
    const button = findButton(form);
    // Its terms may be open again; then the visitor goes on at the first field.
    if (button?.matches(":enabled")) button.focus();
    else focusField(form);
  };
  return {
    show(content) {
      hide();
      notice = draw(form.ownerDocument, content);
      place(form, notice);
      // Screen readers say what comes into a live region, not what it came with.
      notice.firstElementChild?.append(content.text);
      if (content.kind === "error") notice.scrollIntoView({ block: "nearest" });
    },
    hide,
    stop: hide,
  };
}

function draw(document: Document, { kind, actions }: NoticeContent): HTMLElement {
  const notice = document.createElement("div");
  notice.dataset.formNotice = kind;
  const text = document.createElement("p");
  text.role = kind === "error" ? "alert" : "status";
  const buttons = actions.map(({ label, run }) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.onclick = run;
    return button;
  });
  notice.append(text, ...buttons);
  return notice;
}

function findButton(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>(".wpcf7-submit,[type=submit]");
}

/** After the row of the button; a form without one has it at its end. */
function place(form: HTMLFormElement, notice: HTMLElement): void {
  const row = findButton(form)?.closest("p") ?? findButton(form);
  const spinner = row?.nextElementSibling;
  if (spinner?.classList.contains("wpcf7-spinner")) spinner.after(notice);
  else if (row) row.after(notice);
  else form.append(notice);
}
