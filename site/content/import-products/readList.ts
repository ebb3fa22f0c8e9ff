/** Parts a cell with several values at its commas; "\," is a comma within one. Empty ones are left out. */
export function readList(cell: string): readonly string[] {
  return cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll("\\,", ",").trim())
    .filter((part) => part !== "");
}

/** The categories of a cell, each with those above it: "Clothes > Shirts, Sale". */
export function readCategories(cell: string): readonly (readonly string[])[] {
  return readList(cell)
    .map((path) => path.split(/(?:>|&gt;)/).map((name) => name.trim()))
    .map((path) => path.filter((name) => name !== ""))
    .filter((path) => path.length > 0);
}
