/**
 * What mails may say beside what was sent, as the real system calls it. The list is told to whoever
 * writes a mail.
 */
export const SPECIAL_TAGS = [
  /** The day and the time at which it was sent, in UTC. */
  "_date",
  "_time",
  /** The page that it was sent from, and the last step of its address. */
  "_url",
  "_post_url",
  "_post_name",
  /** What the visitor's browser calls itself. */
  "_user_agent",
  "_contact_form_title",
  "_site_title",
  "_site_description",
  "_site_url",
  /** Where mails to those who run the site go. */
  "_site_admin_email",
] as const;
export type SpecialTag = (typeof SPECIAL_TAGS)[number];

/** What the real system knows beside these and this site does not: nobody's network address is kept. */
export const EMPTY_TAGS: ReadonlySet<string> = new Set([
  "_remote_ip",
  "_serial_number",
  "_invalid_fields",
  "_post_id",
  "_post_title",
  "_post_author",
  "_post_author_email",
  "_user_login",
  "_user_email",
  "_user_url",
  "_user_first_name",
  "_user_last_name",
  "_user_nickname",
  "_user_display_name",
]);

export function isSpecialTag(name: string): name is SpecialTag {
  return (SPECIAL_TAGS as readonly string[]).includes(name);
}
