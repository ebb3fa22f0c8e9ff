import type { Message } from "../messages.ts";
import { formBuilder } from "./en/formBuilder.ts";

export type FormBuilderKey = keyof typeof formBuilder;

/** Every message of the form builder in one language. */
export type FormBuilderTexts = Readonly<Record<FormBuilderKey, Message>>;

const LOADERS: Readonly<Record<string, () => Promise<FormBuilderTexts>>> = {
  de: () => import("./de/formBuilder.ts").then((module) => module.formBuilder),
  ar: () => import("./ar/formBuilder.ts").then((module) => module.formBuilder),
};

/**
 * How the form builder speaks in a language; English where it does not speak it. Apart from all other words of the
 * owner's screens, since few who open those open it.
 */
export async function loadFormBuilder(language: string): Promise<FormBuilderTexts> {
  return (await LOADERS[language]?.()) ?? formBuilder;
}
