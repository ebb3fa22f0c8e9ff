import type { EditedContent } from "../../content/admin/documentWire.ts";
import type { FieldIssue } from "../../content/admin/fieldWire.ts";
import type { Block } from "../../content/documentBody.ts";
import { DETAILS } from "../EditorContext.ts";

/**
 * What the server found wrong with a document that was sent, by the block in whose fields it is, or DETAILS;
 * the paths start there.
 */
export function issuesByPlace(
  issues: readonly FieldIssue[],
  { body }: EditedContent,
): ReadonlyMap<string, readonly FieldIssue[]> {
  const found = new Map<string, FieldIssue[]>();
  for (const { path, message } of issues) {
    const [first, ...inside] = path[0] === "content" ? path.slice(1) : path;
    const { place, rest } =
      first === "body"
        ? inBlocks(body.blocks, inside.slice(1))
        : { place: DETAILS, rest: first === undefined ? [] : [first, ...inside] };
    found.set(place, [...(found.get(place) ?? []), { path: rest, message }]);
  }
  return found;
}

type Found = { readonly place: string; readonly rest: FieldIssue["path"] };

/** Follows a path such as [2, "slots", "first", 0, "fields", "html"] down to the block it is about. */
function inBlocks(blocks: readonly Block[], path: FieldIssue["path"]): Found {
  const [index, part, slot, ...deeper] = path;
  const block = blocks[Number(index)];
  if (!block) return { place: DETAILS, rest: ["body"] };
  if (part === "slots" && deeper.length > 0) {
    return inBlocks(block.slots?.[String(slot)] ?? [], deeper);
  }
  return { place: block.id, rest: path.slice(2) };
}
