import { listen } from "../../browser/listen.ts";
import { rememberAttributes } from "../../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";

/**
 * Keeps a form from being sent until its terms are accepted: each checkbox of an acceptance that
 * is not optional must be ticked, an inverted one not (specification, section 4). Forms whose
 * acceptance is judged like any field are left alone.
 */
export function createAcceptance(form: HTMLFormElement): Stop {
  const isOurs =
    form.querySelector(".wpcf7-acceptance") &&
    !form.classList.contains("wpcf7-acceptance-as-validation");
  if (!isOurs) return () => {};
  const buttons = [...form.querySelectorAll<HTMLButtonElement>(".wpcf7-submit")];
  let letGo: Stop = () => {};
  const refresh = (): void => {
    const isAccepted = areTermsAccepted(form);
    for (const button of buttons) {
      if (!isAccepted && button.ownerDocument.activeElement === button) letGo = holdFocus(form);
      button.disabled = !isAccepted;
    }
  };
  const restore = stopAll(...buttons.map((button) => rememberAttributes(button, ["disabled"])));
  refresh();
  return stopAll(
    restore,
    () => letGo(),
    listen(form, { change: refresh }),
    listen(form as EventTarget, { wpcf7reset: refresh }),
  );
}

function areTermsAccepted(form: HTMLFormElement): boolean {
  const boxes = form.querySelectorAll<HTMLInputElement>(
    ".wpcf7-acceptance:not(.optional) [type=checkbox]",
  );
  return [...boxes].every((box) => box.checked !== (box.closest(".invert") !== null));
}

/** A button that is disabled loses the focus; the form itself takes it, so that Tab goes on there. */
function holdFocus(form: HTMLFormElement): Stop {
  const forget = rememberAttributes(form, ["tabindex"]);
  form.tabIndex = -1;
  form.focus({ preventScroll: true });
  const letGo = stopAll(forget, listen(form, { blur: () => letGo() }));
  return letGo;
}
