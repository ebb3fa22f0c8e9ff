/** What one check found. */
export type Finding = {
  /** What was looked at, in a word or two. */
  readonly name: string;
  /** "wrong" keeps the site, or a part of it, from working; a note may be just as it is meant. */
  readonly status: "ok" | "note" | "wrong";
  /** A plain sentence or two. */
  readonly says: string;
  /** What to do about it; "" where nothing is. */
  readonly toDo: string;
};

/** A check's findings, without its name. */
export type Result = Omit<Finding, "name">;

export function ok(says: string): Result {
  return { status: "ok", says, toDo: "" };
}

export function note(says: string, toDo: string): Result {
  return { status: "note", says, toDo };
}

export function wrong(says: string, toDo: string): Result {
  return { status: "wrong", says, toDo };
}
