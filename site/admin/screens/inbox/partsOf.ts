export type FoundPart = { readonly at: number; readonly part: string; readonly isFound: boolean };

/** A text parted at what was searched for, in any case; `at` is where a part begins. */
export function partsOf(text: string, search: string): readonly FoundPart[] {
  if (search === "") return [{ at: 0, part: text, isFound: false }];
  const pattern = new RegExp(`(${search.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")})`, "gi");
  let at = 0;
  return text.split(pattern).flatMap((part, index) => {
    const begins = at;
    at += part.length;
    return part === "" ? [] : [{ at: begins, part, isFound: index % 2 === 1 }];
  });
}
