/** Whether a field asks what tells people from machines: the answer is judged, and neither kept nor told. */
export function isQuestion({ kind }: { readonly kind: string }): boolean {
  return kind === "quiz" || kind === "captcha";
}
