import { memo, type ReactNode, type Ref } from "react";
import type { FormDefinition } from "../definition/FormDefinition.ts";
import { shownStatus } from "../engine/shownStatus.ts";
import { FormContext } from "./FormContext.ts";
import type { FormState } from "./FormState.ts";
import { FormItem } from "./fields/FormItem.tsx";
import { Response } from "./fields/Response.tsx";
import { Submit } from "./fields/Submit.tsx";
import { HiddenInputs } from "./HiddenInputs.tsx";
import { holdsResponse } from "./holdsResponse.ts";
import { ScreenReaderResponse } from "./ScreenReaderResponse.tsx";

export type FormMarkupProps = {
  readonly form: FormDefinition;
  readonly formRef: Ref<HTMLFormElement>;
  readonly unitTag: string;
  readonly containerPost: number;
  readonly action: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly labels: string | undefined;
  readonly nonce: string | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly className: string | undefined;
  readonly state: FormState | undefined;
  readonly children: ReactNode;
};

/**
 * A form's whole markup. It is rendered but once: from then on it is the engine's, whose changes
 * React does not know and would take back.
 */
export const FormMarkup = memo(writeForm, () => true);

function writeForm({ form, unitTag, state, ...props }: FormMarkupProps) {
  const status = shownStatus(state?.status ?? "init");
  const children = props.children ?? <DefinedItems form={form} />;
  const responds = holdsResponse(props.children) || (!props.children && hasPart(form, "response"));
  const classes = [
    "wpcf7-form",
    status,
    props.className,
    form.acceptanceAsValidation && "wpcf7-acceptance-as-validation",
  ];
  return (
    <FormContext.Provider value={{ form, unitTag, state }}>
      <div
        className="wpcf7 no-js"
        id={unitTag}
        lang={props.lang}
        dir={props.dir}
        data-wpcf7-id={form.id}
        data-labels={props.labels}
      >
        <ScreenReaderResponse />
        <form
          ref={props.formRef}
          action={`${props.action}#${unitTag}`}
          method="post"
          className={classes.filter(Boolean).join(" ")}
          id={props.id}
          name={props.name}
          aria-label={form.title}
          encType={hasFile(form) ? "multipart/form-data" : undefined}
          noValidate
          data-status={status}
        >
          <HiddenInputs
            form={form}
            unitTag={unitTag}
            containerPost={props.containerPost}
            nonce={props.nonce}
          />
          {children}
          {!responds && <Response />}
        </form>
      </div>
    </FormContext.Provider>
  );
}

/** All that the definition names, in its order, and then the button. */
function DefinedItems({ form }: { readonly form: FormDefinition }) {
  return (
    <>
      {form.fields.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and a shown definition never changes.
        <FormItem key={index} form={form} item={item} />
      ))}
      {!hasPart(form, "submit") && <Submit />}
    </>
  );
}

function hasPart(form: FormDefinition, kind: "submit" | "response"): boolean {
  return form.fields.some((item) => item.kind === kind);
}

function hasFile(form: FormDefinition): boolean {
  return form.fields.some(({ kind }) => kind === "file");
}
