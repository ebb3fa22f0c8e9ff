import type { Outcome } from "./Outcome.ts";

/** An outcome in which no field is wrong. */
export function ended(
  status: string,
  message: string,
  { hash, waitSeconds }: Pick<Outcome, "hash" | "waitSeconds">,
): Outcome {
  return {
    ...{ status, message, hash, invalidFields: [] },
    ...(waitSeconds !== undefined && { waitSeconds }),
  };
}
