import type { Stop } from "../../browser/stop.ts";

/**
 * Puts a spinner after each button that has one. CSS shows it while the form is sent; it takes no
 * room, so that nothing moves when the form comes to life.
 */
export function createSpinners(form: HTMLFormElement): Stop {
  const spinners = [...form.querySelectorAll(".has-spinner")].map((button) => {
    const spinner = form.ownerDocument.createElement("span");
    spinner.className = "wpcf7-spinner";
    spinner.style.position = "absolute";
    button.after(spinner);
    return spinner;
  });
  return () => {
    for (const spinner of spinners) spinner.remove();
  };
}
