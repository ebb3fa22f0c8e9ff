/** Why a comment that answers another stands on its own. */
export type StrayReason = "what it answers did not come along" | "it answers itself in a circle";

/**
 * Of the comments of one item, those that cannot stand below what they answer.
 * @param parents the id of what each comment answers by its own; "0" and "" where it answers none
 */
export function strayComments(
  parents: ReadonlyMap<string, string>,
): ReadonlyMap<string, StrayReason> {
  const stray = new Map<string, StrayReason>();
  const sound = new Set<string>();
  for (const id of parents.keys()) followUp(id, { parents, stray, sound });
  return stray;
}

type Threads = {
  readonly parents: ReadonlyMap<string, string>;
  readonly stray: Map<string, StrayReason>;
  /** Comments that are known to lead up to one at the top. */
  readonly sound: Set<string>;
};

function followUp(from: string, { parents, stray, sound }: Threads): void {
  const way = new Set<string>();
  let id = from;
  for (;;) {
    if (sound.has(id) || stray.has(id)) break;
    if (way.has(id)) {
      stray.set(id, "it answers itself in a circle");
      break;
    }
    way.add(id);
    const parent = parents.get(id) ?? "";
    if (answersNone(parent)) break;
    if (!parents.has(parent)) {
      stray.set(id, "what it answers did not come along");
      break;
    }
    id = parent;
  }
  for (const one of way) if (!stray.has(one)) sound.add(one);
}

/** Whether a comment says that it answers no other. */
export function answersNone(parentId: string): boolean {
  return parentId === "" || parentId === "0";
}
