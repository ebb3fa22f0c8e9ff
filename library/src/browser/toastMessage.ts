/** How a toast is meant: its colour, its icon and how urgently it is announced. */
export type ToastState = "success" | "warning" | "error";

/** A text, or an answer of a server: the text is its message, error or success field. */
export type ToastInput =
  | string
  | {
      readonly message?: unknown;
      readonly error?: unknown;
      readonly success?: unknown;
      /** Default: "error" where the error field says something, else "success". */
      readonly state?: ToastState;
    };

export type ToastMessage = { readonly text: string; readonly state: ToastState };

/**
 * What a toast says: of message, error and success the first that holds text (specification,
 * section 8). Undefined where there is nothing to say.
 */
export function toastMessage(input: ToastInput): ToastMessage | undefined {
  const { message, error, success, state }: Exclude<ToastInput, string> =
    typeof input === "string" ? { message: input } : input;
  const text = [message, error, success].find(isText);
  if (text === undefined) return undefined;
  // Servers also say `error: true` beside a message.
  const isError = error === true || isText(error);
  return { text, state: state ?? (isError ? "error" : "success") };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
