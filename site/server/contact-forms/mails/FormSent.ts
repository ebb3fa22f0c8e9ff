import type { SiteSettings } from "../../../content/siteSettings.ts";
import type { NewSubmissionFile } from "../../../store/submissionFiles.ts";

/** What was sent with a form, for the mails that it causes. */
export type FormSent = {
  /** What was written into each field, by its name. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly NewSubmissionFile[];
  /** The page that it was sent from: its path, elsewhere its address; null where nobody said. */
  readonly page: string | null;
  readonly userAgent: string;
  readonly at: Date;
  readonly site: SiteSettings;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
  readonly submissionId: string;
  /** Where mails to those who run the site go: `[_site_admin_email]`. Default nowhere. */
  readonly adminEmail?: string | undefined;
};
