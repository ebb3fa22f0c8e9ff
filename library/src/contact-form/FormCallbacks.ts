import type { FormDefinition } from "./definition/FormDefinition.ts";
import type { FormValues } from "./definition/FormValues.ts";
import type {
  FormEvents,
  OutcomeDetail,
  ResetDetail,
  StatusChangedDetail,
} from "./engine/formEvents.ts";

/** The event that each callback of ContactForm hears. */
export const callbackEvents = {
  onSent: "wpcf7mailsent",
  onInvalid: "wpcf7invalid",
  onSpam: "wpcf7spam",
  onFailed: "wpcf7mailfailed",
  onAborted: "wpcf7aborted",
  onUnaccepted: "wpcf7unaccepted",
  onStatusChange: "wpcf7statuschanged",
  onSubmit: "wpcf7submit",
  onReset: "wpcf7reset",
} as const satisfies Record<string, keyof FormEvents>;

type Callback<Form extends FormDefinition, Detail> = (
  detail: Detail & { readonly values: FormValues<Form> },
) => void;

/** What a ContactForm calls, each with the event's detail and the form's values at that time. */
export type FormCallbacks<Form extends FormDefinition> = {
  /** The message was sent. */
  readonly onSent?: Callback<Form, OutcomeDetail>;
  /** The server refused fields. */
  readonly onInvalid?: Callback<Form, OutcomeDetail>;
  readonly onSpam?: Callback<Form, OutcomeDetail>;
  /** The message could not be sent. */
  readonly onFailed?: Callback<Form, OutcomeDetail>;
  /** Something on the server kept the message from being sent. */
  readonly onAborted?: Callback<Form, OutcomeDetail>;
  /** Something was not accepted. */
  readonly onUnaccepted?: Callback<Form, OutcomeDetail>;
  /** Every change of the form's status, twice for each field that is judged. */
  readonly onStatusChange?: Callback<Form, StatusChangedDetail>;
  /** Any outcome, after its own callback. */
  readonly onSubmit?: Callback<Form, OutcomeDetail>;
  /** The form was emptied, by the visitor or after the message was sent; tells what was there. */
  readonly onReset?: Callback<Form, ResetDetail>;
};
