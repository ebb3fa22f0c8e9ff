import { pageQuery } from "../browser/pageQuery.ts";

/** What a page's options say of what is shown. */
export type ToastPage = { readonly post_type: string };

/** The kind of document that the builder stores a notification's design as. */
const DESIGN = "tve_notifications";

/**
 * Whether an author looks at a notification's design: `content_template` holds "notification"
 * (specification, section 2), or the page is a preview of such a design.
 */
export function isPreviewed(search: string, page: ToastPage | undefined): boolean {
  const { isPreview, contentTemplate } = pageQuery(search);
  return contentTemplate.includes("notification") || (isPreview && page?.post_type === DESIGN);
}
