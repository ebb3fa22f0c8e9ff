import { announce } from "../browser/announce.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type BuilderFormLabels, readLabels } from "./builderFormLabels.ts";
import { checkForm, type WrongField } from "./checkForm.ts";
import { createFormErrors } from "./createFormErrors.ts";

export type Judge = {
  readonly labels: BuilderFormLabels;
  /** Whether all is right; else shows what is not, and takes the visitor to it. */
  readonly check: () => boolean;
  /** Shows why the form was not taken, at the field of this name where there is one. */
  readonly refuse: (messages: readonly string[], field: string) => void;
  readonly stop: Stop;
};

/** Says what is wrong with a form, in its own words; loaded once the form is touched. */
export function createJudge(
  element: HTMLElement,
  form: HTMLFormElement,
  given: Partial<BuilderFormLabels> | undefined,
): Judge {
  const labels = readLabels(element, given);
  const errors = createFormErrors(form);
  let wrong: readonly WrongField[] = [];

  function show(found: readonly WrongField[]): void {
    wrong = found;
    errors.show(found);
  }

  /** What was found wrong is looked at again when it is edited; the rest is left in peace. */
  function recheck(): void {
    if (wrong.length === 0) return;
    const found = checkForm(form, labels);
    const still = found.filter(({ field }) => wrong.some((one) => one.field === field));
    if (textOf(still) !== textOf(wrong)) show(still);
  }

  const stop = stopAll(
    rememberAttributes(form, ["novalidate"]),
    errors.stop,
    listen(form, { input: recheck }),
  );
  // Our rules and words stand in for those of the browser.
  form.noValidate = true;
  return {
    labels,
    check() {
      show(checkForm(form, labels));
      wrong[0]?.field.focus();
      return wrong.length === 0;
    },
    refuse(messages, name) {
      const { CSS } = windowOf(form);
      const field = name && form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
      // At a field it goes with the next edit; else with the next try.
      if (field) show(messages.map((message) => ({ message, field })));
      else errors.show(messages.map((message) => ({ message })));
      announce(form.ownerDocument, messages.join(" "), "assertive");
      if (field) field.focus();
    },
    stop,
  };
}

const textOf = (wrong: readonly WrongField[]): string =>
  JSON.stringify(wrong.map(({ message }) => message));
