import { isDatabaseGone } from "../../store/isDatabaseGone.ts";
import { StoreError } from "../../store/StoreError.ts";
import { MediaUnavailable } from "../media/MediaUnavailable.ts";

const FULL = /^(?:53100|ENOSPC|EDQUOT)$/;

/** Why an import cannot go on, in words for its owner: nothing of a statement, and no trace. */
export function whyStopped(error: unknown): string {
  const chain = chainOf(error);
  const ours = chain.find((one) => one instanceof StoreError || one instanceof MediaUnavailable);
  if (ours) return ours.message;
  const codes = chain.map(({ code }) => code).filter((code) => typeof code === "string");
  if (codes.some((code) => FULL.test(code))) {
    return "There is no room left on the disk. Make room.";
  }
  if (codes.some(isDatabaseGone)) {
    return "The database does not answer any more. Look whether it runs.";
  }
  const [last = ""] = (chain.at(-1)?.message ?? String(error)).split("\n");
  return `${last.slice(0, 300).replace(/[.\s]+$/, "")}.`;
}

type Caused = Error & { readonly code?: unknown };

function chainOf(error: unknown): Caused[] {
  const chain: Caused[] = [];
  for (let next = error; next instanceof Error && chain.length < 10; next = next.cause) {
    chain.push(next);
  }
  return chain;
}
