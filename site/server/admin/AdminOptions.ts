import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { PageSource } from "../../content/PageSource.ts";
import type { Database } from "../../store/Store.ts";
import type { Accounts, SignedIn } from "../accounts/createAccounts.ts";
import type { SignInGuard } from "../accounts/createSignInGuard.ts";
import type { EditorOptions } from "../accounts/requireEditor.ts";
import type { Assets } from "../assets.ts";
import type { ClientAddress } from "../clientAddress.ts";
import type { MailSource } from "../mail/createMailSource.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import type { MediaStorage } from "../media/MediaStorage.ts";
import type { CountAttempt } from "../rateLimit.ts";
import type { Hosting } from "./Hosting.ts";

/** What the owner's screens work with. */
export type AdminOptions = EditorOptions & {
  readonly db: Database;
  readonly source: PageSource;
  readonly assets: Assets;
  readonly library: MediaLibrary;
  /** Where files of forms lie. */
  readonly formFiles: MediaStorage;
  readonly accounts: Accounts;
  readonly signInGuard: SignInGuard;
  readonly countAttempt: CountAttempt;
  readonly clientAddress: ClientAddress;
  readonly log: Logger;
  readonly hosting: Hosting;
  readonly mail: MailSource;
  /** Resolves once what this server keeps of the content is as it is stored now. */
  readonly catchUp: () => Promise<void>;
};

/** What a request of theirs carries once it was let in. */
export type AdminEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** An editor or owner. */
    user: SignedIn;
  };
};
