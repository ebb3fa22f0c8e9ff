import type { ShownComment } from "../../content/ShownComment.ts";

/** How deep answers lie in one another, the first comment counted; deeper ones lie beside. */
export const MAX_THREAD_DEPTH = 4;

/** A comment with what answers it. */
export type ThreadNode = {
  readonly comment: ShownComment;
  /** What it answers, where it does not stand right below that. */
  readonly answers?: ShownComment | undefined;
  readonly replies: readonly ThreadNode[];
};

/**
 * Comments as the tree that their answers make, in the order given. One whose parent is not among
 * them stands at the top.
 */
export function threadOf(comments: readonly ShownComment[]): readonly ThreadNode[] {
  const parents = parentsOf(comments);
  const children = new Map<string | null, ShownComment[]>();
  for (const comment of comments) {
    const parent = placeBelow(comment.parentId, parents);
    const siblings = children.get(parent);
    if (siblings) siblings.push(comment);
    else children.set(parent, [comment]);
  }
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const nodesBelow = (parent: string | null): readonly ThreadNode[] =>
    (children.get(parent) ?? []).map((comment) => {
      const answers = comment.parentId === parent ? undefined : byId.get(comment.parentId ?? "");
      return { comment, ...(answers && { answers }), replies: nodesBelow(comment.id) };
    });
  return nodesBelow(null);
}

/**
 * Under which comment an answer to `parentId` stands: under it, or under the deepest one above it
 * that may still have answers.
 * @returns undefined where there is no such comment
 */
export function replyParent(
  comments: readonly ShownComment[],
  parentId: string,
): string | undefined {
  const parents = parentsOf(comments);
  return parents.has(parentId) ? (placeBelow(parentId, parents) ?? undefined) : undefined;
}

type Parents = ReadonlyMap<string, string | null>;

function parentsOf(comments: readonly ShownComment[]): Parents {
  return new Map(comments.map(({ id, parentId }) => [id, parentId]));
}

/** The comment itself, or the one above it at the deepest place that may have answers. */
function placeBelow(id: string | null, parents: Parents): string | null {
  const line = lineTo(id, parents);
  return line[Math.min(line.length, MAX_THREAD_DEPTH - 1) - 1] ?? null;
}

/** The comments from the top down to this one; a circle, which no form can make, ends where it closes. */
function lineTo(id: string | null, parents: Parents): readonly string[] {
  const line = new Set<string>();
  let current = id;
  while (current !== null && parents.has(current) && !line.has(current)) {
    line.add(current);
    current = parents.get(current) ?? null;
  }
  return [...line].reverse();
}
