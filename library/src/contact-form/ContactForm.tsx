import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { startOnce } from "../browser/startOnce.ts";
import type { ContactFormLabels } from "./contactFormLabels.ts";
import { type ContactFormOptions, createContactForm } from "./createContactForm.ts";
import type { FormDefinition } from "./definition/FormDefinition.ts";
import { schemaOf } from "./definition/schemaOf.ts";
import type { FormCallbacks } from "./FormCallbacks.ts";
import { FormMarkup } from "./markup/FormMarkup.tsx";
import type { FormState } from "./markup/FormState.ts";
import { unitTagOf } from "./markup/unitTagOf.ts";
import { useFormEvents } from "./markup/useFormEvents.ts";

export type ContactFormProps<Form extends FormDefinition> = FormCallbacks<Form> & {
  /** From defineForm, kept outside of the component: another definition makes a new form. */
  readonly form: Form;
  /** Its place's name, different for each form of a page. Default one that server and browser share. */
  readonly unitTag?: string;
  /** The id of the page that it stands on. Default 0, none. */
  readonly containerPost?: number;
  /** Where it is posted without script. Default "", the page itself. */
  readonly action?: string;
  /** Where the API is: its root with a slash at the end, and the namespace below it. */
  readonly api?: { readonly root: string; readonly namespace: string } | undefined;
  /** The language of its texts, as in HTML. Default that of the form's locale. */
  readonly lang?: string;
  /** Default "ltr". */
  readonly dir?: "ltr" | "rtl";
  /** The engine's own notices, in place of the English ones. */
  readonly labels?: Partial<ContactFormLabels> | undefined;
  /** The rest of the engine's options, read when the form starts. `schema` is by default schemaOf(form). */
  readonly options?: Partial<Omit<ContactFormOptions, "api" | "labels">> | undefined;
  /** Of a visitor who has signed in. Default none. */
  readonly nonce?: string | undefined;
  /** The outcome, on a page that answers a form posted without script. */
  readonly state?: FormState | undefined;
  /** What stands in the form. Default all its fields in order, then the button. */
  readonly children?: ReactNode;
  /** Of the form element, as `id` and `name`. */
  readonly className?: string;
  readonly id?: string;
  readonly name?: string;
};

/**
 * A contact form. Its markup is written once, for each definition; from then on the engine works on
 * it. Other props than `api`, `labels` and callbacks count at the first rendering only.
 */
export function ContactForm<const Form extends FormDefinition>(props: ContactFormProps<Form>) {
  const { form, containerPost = 0, labels } = props;
  const ref = useRef<HTMLFormElement>(null);
  const place = useId().replace(/[^A-Za-z0-9]/g, "");
  const writtenLabels = labels && JSON.stringify(labels);
  useFormEvents(ref, form, props);
  useEngine(ref, props, writtenLabels);
  return (
    <FormMarkup
      key={useVersion(form)}
      form={form}
      formRef={ref}
      unitTag={props.unitTag ?? unitTagOf(form.id, containerPost, place)}
      containerPost={containerPost}
      action={props.action ?? ""}
      lang={props.lang ?? form.locale.replaceAll("_", "-")}
      dir={props.dir ?? "ltr"}
      labels={writtenLabels}
      nonce={props.nonce}
      id={props.id}
      name={props.name}
      className={props.className}
      state={props.state}
    >
      {props.children}
    </FormMarkup>
  );
}

/** Starts the engine on the form, and anew for another definition, address or language. */
function useEngine<Form extends FormDefinition>(
  ref: RefObject<HTMLFormElement | null>,
  { form, api, options }: ContactFormProps<Form>,
  labels: string | undefined,
): void {
  const { root, namespace } = api ?? {};
  const others = useRef(options);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "contact-form", () =>
      createContactForm(element, {
        schema: schemaOf(form),
        ...others.current,
        ...(root !== undefined && namespace !== undefined && { api: { root, namespace } }),
        ...(labels !== undefined && { labels: JSON.parse(labels) as Partial<ContactFormLabels> }),
      }),
    );
  }, [ref, form, root, namespace, labels]);
}

/** Counts the definitions that a form has had. */
function useVersion(form: FormDefinition): number {
  const [held, setHeld] = useState({ form, version: 0 });
  if (held.form === form) return held.version;
  setHeld({ form, version: held.version + 1 });
  return held.version + 1;
}
