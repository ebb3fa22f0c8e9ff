import { useFormPlace } from "../FormContext.ts";

export type SubmitProps = {
  /** What it says. Default what the form's `submit` says, or "Send". */
  readonly label?: string | undefined;
};

/** The button that sends the form. Stands in a ContactForm. */
export function Submit({ label }: SubmitProps) {
  const { form } = useFormPlace("Submit");
  return (
    <p className="wpcf7-field" data-kind="submit">
      <input
        type="submit"
        className="wpcf7-form-control wpcf7-submit has-spinner"
        value={label ?? form.submit ?? "Send"}
      />
    </p>
  );
}
