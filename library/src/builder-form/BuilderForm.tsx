import { type ReactNode, useEffect, useRef } from "react";
import { listen } from "../browser/listen.ts";
import { startOnce } from "../browser/startOnce.ts";
import { stopAll } from "../browser/stop.ts";
import type { BuilderFormLabels } from "./builderFormLabels.ts";
import { createBuilderForm } from "./createBuilderForm.ts";
import type { BuilderFormAnswer } from "./wire.ts";

/** What happens once the form was sent, unless the server leads elsewhere. */
export type AfterSending =
  | "message"
  | "reload"
  | {
      readonly redirect: string;
      /** Whether what was written is handed on in the address. Default false. */
      readonly sendsParameters?: boolean;
      /** Whether a form of that page takes it over, by a cookie; on the same host. Default false. */
      readonly autofills?: boolean;
    };

export type BuilderFormProps = {
  /** The id of the form's settings, by which the server knows it. */
  readonly settingsId: string;
  /** The fields, in elements `.tve_lg_input_container`, and the button. */
  readonly children: ReactNode;
  /** Default "message". */
  readonly afterSending?: AfterSending;
  /** Where it is sent. Default WordPress' own place. */
  readonly ajaxurl?: string;
  /** The id of the document that it stands on. Default none. */
  readonly postId?: string;
  /** Texts in place of the English ones. */
  readonly labels?: Partial<BuilderFormLabels>;
  /** Told when the server has taken it. */
  readonly onSent?: (answer: BuilderFormAnswer) => void;
};

/** A form of the page builder, in its markup. */
export function BuilderForm(props: BuilderFormProps) {
  const { settingsId, children, afterSending = "message", ajaxurl, postId, labels } = props;
  const ref = useRef<HTMLDivElement>(null);
  const onSent = useRef(props.onSent);
  onSent.current = props.onSent;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const begin = () =>
      createBuilderForm(element, {
        ...(ajaxurl !== undefined && { ajaxurl }),
        ...(postId !== undefined && { postId }),
      });
    const events: Record<string, (event: Event) => void> = {
      "lead_conversion_success.tcb": (event) =>
        onSent.current?.((event as CustomEvent<{ answer: BuilderFormAnswer }>).detail.answer),
    };
    return stopAll(
      startOnce(element, "builder-form", begin),
      listen(element as EventTarget, events),
    );
  }, [ajaxurl, postId]);
  return (
    <div
      ref={ref}
      className="thrv_wrapper thrv_lead_generation"
      data-connection="api"
      data-settings-id={settingsId}
    >
      {labels && <input type="hidden" className="tve-lg-err-msg" value={JSON.stringify(labels)} />}
      <form method="post" action={ajaxurl}>
        {children}
        {Object.entries(settingsOf(afterSending)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </div>
  );
}

/** In the hidden fields that the builder writes. */
function settingsOf(after: AfterSending): Record<string, string> {
  if (typeof after === "string") return { _submit_option: after };
  return {
    _submit_option: "redirect",
    _back_url: after.redirect,
    ...(after.sendsParameters && { _sendParams: "1" }),
    ...(after.autofills && { _autofill: "1" }),
  };
}
