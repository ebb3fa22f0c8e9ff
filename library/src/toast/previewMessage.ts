import { pageQuery } from "../browser/pageQuery.ts";
import type { ToastMessage } from "../browser/toastMessage.ts";
import { TOAST_STATES } from "./toastStates.ts";

/** What a page's options say of what is shown. */
export type ToastPage = { readonly post_type: string };

/** Said in a preview where the author has written nothing. */
export const PREVIEW_TEXT = "This is a notification.";

/** The kind of document that the builder stores a notification's design as. */
const DESIGN = "tve_notifications";

/**
 * What the toast says of itself where an author looks at its design: `content_template` holds
 * "notification" (specification, section 2), or the page is a preview of such a design. Undefined
 * on any other page.
 */
export function previewMessage(
  { state, sample }: { readonly state: string | undefined; readonly sample: string },
  search: string,
  page: ToastPage | undefined,
): ToastMessage | undefined {
  const { isPreview, contentTemplate } = pageQuery(search);
  const isDesign = isPreview && page?.post_type === DESIGN;
  if (!(isDesign || contentTemplate.includes("notification"))) return undefined;
  return {
    text: sample || PREVIEW_TEXT,
    state: TOAST_STATES.find((one) => one === state) ?? "success",
  };
}
