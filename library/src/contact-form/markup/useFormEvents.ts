import { type RefObject, useEffect, useRef } from "react";
import { listen } from "../../browser/listen.ts";
import type { FormDefinition } from "../definition/FormDefinition.ts";
import { readFormValues } from "../definition/readFormValues.ts";
import { callbackEvents, type FormCallbacks } from "../FormCallbacks.ts";

type AnyCallback = (detail: object) => void;
const NAMES = Object.keys(callbackEvents) as (keyof typeof callbackEvents)[];

/**
 * Calls a form's callbacks at its events, always the newest of them. Stands before the effect that
 * starts the engine, so that callbacks see quizzes and captchas as they were answered.
 */
export function useFormEvents<Form extends FormDefinition>(
  ref: RefObject<HTMLFormElement | null>,
  form: Form,
  callbacks: FormCallbacks<Form>,
): void {
  const newest = useRef(callbacks);
  useEffect(() => {
    newest.current = callbacks;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const hear = (name: keyof typeof callbackEvents) => (event: Event) => {
      const { detail } = event as CustomEvent<{ readonly formData?: FormData }>;
      const values = readFormValues(form, detail.formData ?? new FormData(element));
      // Which detail belongs to which callback is told by callbackEvents alone.
      const callback = newest.current[name] as AnyCallback | undefined;
      callback?.({ ...detail, values });
    };
    return listen(
      element,
      Object.fromEntries(NAMES.map((name) => [callbackEvents[name], hear(name)])),
    );
  }, [ref, form]);
}
