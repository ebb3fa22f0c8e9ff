import type { Values } from "../../texts/fillMessage.ts";
import type { MessageKey } from "../../texts/messages.ts";

/** What is wrong with one field of a form that was sent. */
export type FieldProblem = {
  /** The field's name. */
  readonly field: string;
  readonly message: MessageKey;
  readonly values?: Values;
};
