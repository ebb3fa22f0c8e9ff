/**
 * Whether an address fits a pattern such as "/journal/tag/:slug".
 * @returns the steps that the pattern names; undefined where the address does not fit
 */
export function matchPattern(
  pattern: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split("/");
  const steps = path.split("/");
  if (wanted.length !== steps.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const step = steps[index] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = step;
    else if (name !== step) return undefined;
  }
  return params;
}
