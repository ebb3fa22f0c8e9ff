import type { FormDefinition } from "vitrine/contact-form";
import type { FormHandling } from "./FormHandling.ts";
import type { ClosedReason } from "./formOpening.ts";

/** A contact form as pages show it and the API judges by it. */
export type ShownForm = {
  /** What pages call it. */
  readonly key: string;
  /** A BCP 47 tag; null means the site's own language. */
  readonly language: string | null;
  readonly definition: FormDefinition;
  /** What the server does with what is sent; nothing of it is for pages. */
  readonly handling: FormHandling;
  /** Why it takes nothing now, by the database's clock; absent while it is open. */
  readonly closed?: ClosedReason;
};
