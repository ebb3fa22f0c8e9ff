import * as v from "valibot";

const text = v.fallback(v.string(), "");

/**
 * What the server says of a builder's form that was sent. Nothing must be there; a part that is not
 * as agreed is left out.
 */
export const builderFormAnswerSchema = v.object({
  form_messages: v.fallback(v.object({ success: text, error: text }), { success: "", error: "" }),
  /** Where to go, in place of what the form says. */
  redirect: text,
  /** Anything but nothing where the server did not take it. */
  error: v.optional(v.unknown()),
  error_code: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ""),
  error_message: v.fallback(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((one) => [one]),
      ),
    ]),
    [],
  ),
  /** The name of the field that the errors are about. */
  field: text,
});

export type BuilderFormAnswer = v.InferOutput<typeof builderFormAnswerSchema>;
