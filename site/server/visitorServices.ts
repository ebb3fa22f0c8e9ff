import { formsSetting } from "../content/contact-forms/formsSetting.ts";
import { addComment, type NewComment } from "../store/comments.ts";
import { isForGoneDatabase } from "../store/isDatabaseGone.ts";
import type { Database } from "../store/Store.ts";
import { readSetting } from "../store/settings.ts";
import { type SpentQuestion, spendQuestions } from "../store/spentQuestions.ts";
import { findKept, type Sending } from "../store/submissions.ts";
import { type Accounts, createAccounts } from "./accounts/createAccounts.ts";
import { createSignInGuard, type SignInGuard } from "./accounts/createSignInGuard.ts";
import { type Arrival, type Taken, takeArrivals } from "./contact-forms/takeArrivals.ts";
import type { MediaStorage } from "./media/MediaStorage.ts";
import { type CountAttempt, createRateLimiter } from "./rateLimit.ts";
import { readRecently } from "./readRecently.ts";
import { shareCommits } from "./shareCommits.ts";

/** What visitors can leave on the site, and how often. */
export type VisitorServices = {
  readonly accounts: Accounts;
  readonly signInGuard: SignInGuard;
  readonly countAttempt: CountAttempt;
  readonly addComment: (comment: NewComment) => Promise<{ readonly id: string }>;
  /** Where files of forms lie. */
  readonly formFiles: MediaStorage;
  /** Keeps a submission; those of about the same time share a commit. */
  readonly takeArrival: (arrival: Arrival) => Promise<Taken>;
  /** Whether the same was kept before, under its key. */
  readonly isKept: (sending: Sending) => Promise<boolean>;
  /** Spends questions that were answered wrong and are not asked again. */
  readonly voidQuestions: (questions: readonly SpentQuestion[]) => Promise<void>;
  readonly readDisallowedWords: () => Promise<readonly string[]>;
};

export type VisitorServicesOptions = {
  readonly db: Database;
  /** The site's secret. */
  readonly secret: string;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
  readonly formFiles: MediaStorage;
  /** See readRecently; default RECENT_MS. */
  readonly recentMs?: number;
};

/** Accounts, rate limits, comments and contact forms, on the store. */
export function visitorServices({
  db,
  secret,
  origin,
  formFiles,
  recentMs,
}: VisitorServicesOptions): VisitorServices {
  const countAttempt = createRateLimiter(db, secret);
  const readForms = readRecently(() => readSetting(db, formsSetting), recentMs);
  return {
    accounts: createAccounts({ db, secret, origin }),
    signInGuard: createSignInGuard({ db, secret, origin, countAttempt }),
    countAttempt,
    addComment: (comment) => addComment(db, comment),
    takeArrival: shareCommits({
      run: (arrivals) => takeArrivals(db, arrivals, secret),
      isHopeless: isForGoneDatabase,
    }),
    isKept: async (sending) => (await findKept(db, [sending])).size > 0,
    voidQuestions: async (questions) => {
      await spendQuestions(db, [questions]);
    },
    readDisallowedWords: async () => (await readForms()).disallowedWords,
    formFiles,
  };
}
