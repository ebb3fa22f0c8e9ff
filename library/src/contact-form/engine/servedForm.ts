import { windowOf } from "../../browser/windowOf.ts";
import type { Schema } from "../schema.ts";
import type { FormParts } from "./readForm.ts";

/** What page scripts find on a form as its property `wpcf7`. */
export type FormProperty = Omit<FormParts, "form" | "box"> & {
  readonly parent: HTMLElement;
  readonly status: string;
  readonly schema: Schema | undefined;
};

type ServedForm = HTMLFormElement & { wpcf7?: FormProperty };
type PluginWindow = { readonly wpcf7?: { readonly init?: unknown; readonly blocked?: unknown } };

/** The properties that we wrote, to tell them from another script's. */
const ours = new WeakSet<FormProperty>();

/** Marks a form as served by us, in the way that page scripts know. */
export function markServed(
  { form, box, ...identity }: FormParts,
  schema: () => Schema | undefined,
): () => void {
  const served: ServedForm = form;
  const property: FormProperty = {
    ...identity,
    parent: box,
    get status() {
      return form.dataset.status ?? "init";
    },
    get schema() {
      return schema();
    },
  };
  ours.add(property);
  served.wpcf7 = property;
  return () => {
    if (served.wpcf7 === property) delete served.wpcf7;
  };
}

/** Whether the plugin's own script is in charge of a form: otherwise two would send it. */
export function isServedByPlugin(form: HTMLFormElement): boolean {
  const { wpcf7 } = form as ServedForm;
  return (wpcf7 !== undefined && !ours.has(wpcf7)) || typeof pluginOf(form)?.init === "function";
}

/** Whether a payment that was declined for good forbids to send the page's forms. */
export function isBlocked(form: HTMLFormElement): boolean {
  return Boolean(pluginOf(form)?.blocked);
}

function pluginOf(form: HTMLFormElement): PluginWindow["wpcf7"] {
  return (windowOf(form) as PluginWindow).wpcf7;
}
