import { useFormPlace } from "../FormContext.ts";

/**
 * The outcome's message. It stands last, unless it is among the children of a ContactForm (as
 * itself, not within a component of your own).
 */
export function Response() {
  const { state } = useFormPlace("Response");
  return (
    <div className="wpcf7-response-output" aria-hidden="true">
      {state?.message}
    </div>
  );
}
