/** Statuses of the API that are shown under another name. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["validation_failed", "invalid"],
  ["acceptance_missing", "unaccepted"],
  ["mail_sent", "sent"],
  ["mail_failed", "failed"],
  ["payment_required", "payment-required"],
]);

/** All that is shown as it is. */
const SHOWN: readonly string[] = [
  ...RENAMED.values(),
  ...["init", "spam", "aborted", "submitting", "resetting", "validating"],
];

/** The longest name of a custom status that is shown, in characters. */
const LONGEST_NAME = 64;

/**
 * The name under which a form shows a status (specification, section 4). Any other than the known
 * ones gets the prefix `custom-`, once, and what no class may hold becomes a hyphen.
 * @param status as the API calls it, or already as it is shown
 */
export function shownStatus(status: string): string {
  const known = RENAMED.get(status) ?? SHOWN.find((shown) => shown === status);
  if (known) return known;
  const name = status.replace(/^custom-/, "").slice(0, LONGEST_NAME);
  return `custom-${name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
}
