import { fieldOf } from "../definition/fieldsOf.ts";
import { errorId } from "../engine/errorId.ts";
import { useFormPlace } from "./FormContext.ts";

/** The outcome for those who hear it: the message, and every error with a way to its field. */
export function ScreenReaderResponse() {
  const { form, unitTag, state } = useFormPlace("ScreenReaderResponse");
  return (
    <div className="screen-reader-response">
      <p role="status" aria-live="polite" aria-atomic="true">
        {state?.message}
      </p>{" "}
      <ul>
        {state?.invalidFields?.map(({ field, message }) => (
          <li key={field} id={errorId(unitTag, field)}>
            <a href={`#${fieldOf(form, field)?.id ?? `${unitTag}-${field}`}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
