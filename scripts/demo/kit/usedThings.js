/**
 * The definitions, each an element with an id first, that a drawing refers to.
 * @param {readonly string[]} defs
 * @param {readonly string[]} things
 */
export function usedThings(defs, things) {
  const body = things.join("");
  return defs.filter((one) => body.includes(`href="#${/id="(\w+)"/.exec(one)?.[1] ?? ""}"`));
}
