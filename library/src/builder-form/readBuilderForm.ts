import { warn } from "../browser/warn.ts";

export type BuilderFormParts = {
  readonly form: HTMLFormElement;
  /** The id of its settings, by which the server knows it. */
  readonly id: string;
  /** Whether the builder's server takes it; else the address of the form itself does. */
  readonly isApi: boolean;
};

/** The parts of a builder's form; undefined, with one warning, where it cannot be sent. */
export function readBuilderForm(element: HTMLElement): BuilderFormParts | undefined {
  const form = element.querySelector("form");
  const { connection, settingsId = "" } = element.dataset;
  const isApi = connection === "api";
  if (form && (settingsId || !isApi)) return { form, id: settingsId, isApi };
  warn(
    'builder-form: an element .thrv_lead_generation has no form in it, or data-connection="api" without data-settings-id, so it is left as it is. Save it in the builder once more.',
    element,
  );
  return undefined;
}
