import { SiteError } from "./SiteError.ts";

/** What is answered where something failed that nobody foresaw; what it was, the log says. */
export const UNEXPECTED = new SiteError(
  500,
  "The site could not answer. It is not your fault; please try again in a minute.",
);
