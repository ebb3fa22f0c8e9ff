/** How many rows one test may name: more would say that it looks closely at none. */
export const MOST_IDS = 3;

const ID = /^[A-Z]{2}-\d{3}$/;
/** What was meant as an id, though it may be written wrongly. */
const LIKE_ID = /^[a-z]{2}-\d+$/i;

/**
 * The rows that a title names at its end, as in "jumps to the target [PB-001, PB-002]".
 * @param {string} title
 * @returns {{ ids: string[], problem: string }} `problem` is "" where they are named rightly
 */
export function readIds(title) {
  const groups = [...title.matchAll(/\[([^[\]]*)\]/g)].filter((group) => namesRows(group[1] ?? ""));
  const [group, second] = groups;
  if (!group) return { ids: [], problem: "" };
  if (second || group.index + group[0].length !== title.length) {
    return { ids: [], problem: "names rows elsewhere than at its end" };
  }
  const ids = (group[1] ?? "").split(",").map((id) => id.trim());
  return { ids, problem: findProblem(ids) };
}

/** @param {string} text between brackets */
function namesRows(text) {
  return text.split(/[\s,;]+/).some((part) => LIKE_ID.test(part));
}

/** @param {string[]} ids */
function findProblem(ids) {
  const wrong = ids.find((id) => !ID.test(id));
  if (wrong !== undefined)
    return `names "${wrong}", which is not written as [CF-031] or [PB-001, PB-002]`;
  if (new Set(ids).size < ids.length) return "names a row twice";
  return ids.length > MOST_IDS ? `names ${ids.length} rows; ${MOST_IDS} is the most` : "";
}
