import * as v from "valibot";
import type { FieldIssue } from "../content/admin/fieldWire.ts";
import type { Block, DocumentBody } from "../content/documentBody.ts";
import { plainMessage } from "../content/fields/plainMessage.ts";
import { toIssue } from "../content/fields/toIssue.ts";
import { blocksByType } from "./blocks.ts";

/**
 * What of a body its page would leave out, since the fields of a block do not fit: where in the body, and
 * what to do. A draft may lack what is not written yet; what is too long does not fit there either.
 * @param isSeen whether others than its editors see the page
 */
export function unfitBlocks(
  { blocks }: DocumentBody,
  { isSeen }: { readonly isSeen: boolean },
): readonly FieldIssue[] {
  return unfitIn(blocks, ["blocks"]).flatMap(({ path, issue }) => {
    const { path: inside, message } = toIssue(issue);
    return isSeen || issue.type === "max_length"
      ? [{ path: [...path, "fields", ...inside], message }]
      : [];
  });
}

type Unfit = { readonly path: FieldIssue["path"]; readonly issue: v.BaseIssue<unknown> };

function unfitIn(blocks: readonly Block[], path: FieldIssue["path"]): readonly Unfit[] {
  return blocks.flatMap((block, index) => {
    const at = [...path, index];
    const inside = Object.entries(block.slots ?? {}).flatMap(([slot, held]) =>
      unfitIn(held, [...at, "slots", slot]),
    );
    return [...issuesOf(block).map((issue) => ({ path: at, issue })), ...inside];
  });
}

/** None of a kind that is not known here: it is kept as it is. */
function issuesOf({ type, fields }: Block): readonly v.BaseIssue<unknown>[] {
  const definition = blocksByType.get(type);
  if (!definition) return [];
  return v.safeParse(definition.fields, fields, { message: plainMessage }).issues ?? [];
}
