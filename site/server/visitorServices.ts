import { addComment, type NewComment } from "../store/comments.ts";
import type { Database } from "../store/Store.ts";
import { addSubmission, hasSubmission, type NewSubmission } from "../store/submissions.ts";
import { type Accounts, createAccounts } from "./accounts/createAccounts.ts";
import { createSignInGuard, type SignInGuard } from "./accounts/createSignInGuard.ts";
import { type CountAttempt, createRateLimiter } from "./rateLimit.ts";

/** What visitors can leave on the site, and how often. */
export type VisitorServices = {
  readonly accounts: Accounts;
  readonly signInGuard: SignInGuard;
  readonly countAttempt: CountAttempt;
  readonly addComment: (comment: NewComment) => Promise<{ readonly id: string }>;
  readonly addSubmission: (submission: NewSubmission) => Promise<void>;
  readonly hasSubmission: (
    submission: Pick<NewSubmission, "formId" | "idempotencyKey" | "hash">,
  ) => Promise<boolean>;
};

export type VisitorServicesOptions = {
  readonly db: Database;
  /** The site's secret. */
  readonly secret: string;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
};

/** Accounts, rate limits, comments and contact forms, on the store. */
export function visitorServices({ db, secret, origin }: VisitorServicesOptions): VisitorServices {
  const countAttempt = createRateLimiter(db, secret);
  return {
    accounts: createAccounts({ db, secret, origin }),
    signInGuard: createSignInGuard({ db, secret, origin, countAttempt }),
    countAttempt,
    addComment: (comment) => addComment(db, comment),
    addSubmission: (submission) => addSubmission(db, submission),
    hasSubmission: (submission) => hasSubmission(db, submission),
  };
}
