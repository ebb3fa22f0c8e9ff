import type { LoadAnswer } from "vitrine/dashboard-load";
import { withoutValues } from "../withoutValues.ts";
import type { AjaxAction, AjaxContext } from "./AjaxAction.ts";
import type { ItemQuestion } from "./DashboardItem.ts";
import { dashboardItems } from "./dashboardItems.ts";

/** How many items one request may ask for; those after them have no result. */
export const MAX_ITEMS = 20;

/**
 * Answers each item that a page asks for with its own result: null where the tag is unknown or the
 * item fails, which takes nothing from the others.
 */
export const dashboardLoad: AjaxAction = async (fields, context): Promise<LoadAnswer> => {
  const { tve_dash_data: asked = {}, post_id: postId } = fields;
  if (typeof asked === "string") return {};
  const results = Object.entries(asked).map(async ([tag, data], index) => {
    const question: ItemQuestion = {
      // An item without data comes as an empty field.
      data: typeof data === "string" ? {} : data,
      postId: typeof postId === "string" ? postId : "",
      source: context.source,
    };
    return [tag, index < MAX_ITEMS ? await resultOf(tag, question, context) : null] as const;
  });
  return Object.fromEntries(await Promise.all(results));
};

async function resultOf(
  tag: string,
  question: ItemQuestion,
  { log }: AjaxContext,
): Promise<unknown> {
  try {
    return (await dashboardItems.get(tag)?.(question)) ?? null;
  } catch (error) {
    log.error({ err: withoutValues(error), tag }, "a dashboard item failed");
    return null;
  }
}
