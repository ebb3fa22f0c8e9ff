import type { SignedIn } from "../accounts/createAccounts.ts";

/** Who is signed in, as the audit log calls them. */
export function asActor({ userId, name }: SignedIn): {
  readonly id: string;
  readonly name: string;
} {
  return { id: userId, name };
}
