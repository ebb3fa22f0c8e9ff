/** What can be seen of a form at one moment. */
export type Snapshot = {
  readonly dataStatus: string | undefined;
  readonly formClass: string;
  readonly propStatus: string | undefined;
  readonly output: readonly (string | null)[];
  readonly srStatus: string | null | undefined;
  /** The screen-reader list, as HTML. */
  readonly srList: string | undefined;
  /** Field, text and style of each tip. */
  readonly tips: readonly (readonly [string | undefined, string | null, string | null])[];
  readonly notValid: readonly string[];
  readonly inert: readonly string[];
  readonly submitDisabled: readonly boolean[];
  /** "set" or empty. */
  readonly hash: string;
};

/** Looks at the page's first form. Runs in the page, and so uses nothing from outside itself. */
export function readSnapshot(): Snapshot {
  const box = document.querySelector(".wpcf7");
  const form = document.querySelector<HTMLFormElement>(".wpcf7 > form");
  const all = (selector: string): HTMLElement[] => [
    ...(box?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const fieldOf = (element: Element): string | undefined =>
    element.closest<HTMLElement>("[data-name]")?.dataset.name;
  const named = (control: HTMLElement): string => {
    const { name = fieldOf(control), validationMessage = "" } = control as HTMLInputElement;
    const invalid = control.getAttribute("aria-invalid");
    const description = control.getAttribute("aria-describedby");
    return `${control.localName}[${name}] aria-invalid=${invalid} describedby=${description} customValidity=${validationMessage}`;
  };
  return {
    dataStatus: form?.dataset.status,
    formClass: form?.className ?? "",
    propStatus: (form as { wpcf7?: { status?: string } } | null)?.wpcf7?.status,
    output: all(".wpcf7-response-output").map((output) => output.textContent),
    srStatus: box?.querySelector(".screen-reader-response [role=status]")?.textContent,
    srList: box?.querySelector(".screen-reader-response ul")?.innerHTML,
    tips: all(".wpcf7-not-valid-tip").map((tip) => [
      fieldOf(tip),
      tip.textContent,
      tip.getAttribute("style"),
    ]),
    notValid: all(".wpcf7-not-valid").map(named),
    inert: all("[inert]").map(({ className }) => className),
    submitDisabled: all(".wpcf7-submit").map((submit) => (submit as HTMLInputElement).disabled),
    hash: box?.querySelector<HTMLInputElement>("[name=_wpcf7_posted_data_hash]")?.value
      ? "set"
      : "",
  };
}
