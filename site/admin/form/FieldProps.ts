/** What all fields are given. They are controlled: they show `value`, and ask for another by `onChange`. */
export type FieldProps<Value> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Below the field. Default nothing. */
  readonly help?: string | undefined;
  /** What is wrong with the value, in place of nothing. */
  readonly error?: string | undefined;
  /** Default false. */
  readonly isRequired?: boolean | undefined;
  /** Shown and not to be changed; `help` says why. Default false. */
  readonly isFixed?: boolean | undefined;
  /** Of the control, by which a summary leads there. Default one of its own. */
  readonly id?: string | undefined;
  /** Called once the field is left, to check it. Default nothing. */
  readonly onLeave?: (() => void) | undefined;
};
