import type { FormHandling } from "./FormHandling.ts";

/** Why a form takes nothing: closed by hand, before its time, after it. */
export type ClosedReason = "closed" | "early" | "over";

type Opening = Pick<FormHandling, "isOpen" | "opensAt" | "closesAt">;

/** Why a form takes nothing at a time; undefined while it is open. */
export function closedReason(
  { isOpen, opensAt, closesAt }: Opening,
  at: Date,
): ClosedReason | undefined {
  if (!isOpen) return "closed";
  if (closesAt !== null && Date.parse(closesAt) <= at.getTime()) return "over";
  if (opensAt !== null && Date.parse(opensAt) > at.getTime()) return "early";
  return undefined;
}

/** When one of these forms opens or closes next by itself; undefined where none does. */
export function nextOpening(forms: readonly Opening[], after: Date): Date | undefined {
  const times = forms
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
    .map((time) => Date.parse(time ?? ""))
    .filter((time) => time > after.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
