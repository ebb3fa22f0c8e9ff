import { text } from "../browser/values.ts";
import type { SubmitSettings } from "./afterSubmission.ts";

/**
 * What the author chose to happen once a form was sent; read then, as scripts of the page may set
 * it. `keeps`, from `#_autofill`, says whether a form of the next page takes over what was written.
 */
export function readSettings(form: HTMLFormElement): SubmitSettings & { readonly keeps: boolean } {
  return {
    option: settingOf(form, "_submit_option"),
    backUrl: settingOf(form, "_back_url"),
    sendsParameters: settingOf(form, "_sendParams") === "1",
    keeps: !["", "0"].includes(settingOf(form, "_autofill")),
  };
}

/** By its id within the form, since every form of a page has the same ones. */
function settingOf(form: HTMLFormElement, name: string): string {
  return text(form.querySelector<HTMLInputElement>(`[id="${name}"],[name="${name}"]`)?.value);
}
