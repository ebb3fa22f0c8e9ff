/** What was sent under a name, of several the last, as the real system reads it; "" where no text was. */
export function lastText(sent: FormData | URLSearchParams, name: string): string {
  const last = sent.getAll(name).at(-1);
  return typeof last === "string" ? last : "";
}
