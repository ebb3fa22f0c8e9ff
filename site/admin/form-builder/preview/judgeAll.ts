import { type Schema, validate } from "vitrine/contact-form";

/**
 * Judges a form as sending it would: its engine marks what is wrong, as it does when a field is changed, and the first
 * such field has the focus.
 * @returns how many fields are wrong
 */
export function judgeAll(form: HTMLFormElement, schema: Schema): number {
  const { defaultView: view } = form.ownerDocument;
  if (!view) return 0;
  const found = validate(schema, [...new view.FormData(form)]);
  const wrong = new Set(Object.keys(found).filter((name) => found[name]?.error !== undefined));
  const places = [...form.querySelectorAll<HTMLElement>(".wpcf7-form-control-wrap")];
  for (const place of places) {
    const control = place.querySelector<HTMLElement>("input, select, textarea");
    control?.dispatchEvent(new view.Event("change", { bubbles: true }));
  }
  const first = places.find(({ dataset: { name = "" } }) => wrong.has(name));
  first?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  return wrong.size;
}
