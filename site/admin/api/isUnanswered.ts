import { AdminError } from "./AdminError.ts";

/** Whether it is open what the server did with what was asked: nothing came back that it says itself. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof AdminError)) return false;
  const { code, status } = error;
  return code === "offline" || code === "slow" || code === "wire" || status >= 500;
}
