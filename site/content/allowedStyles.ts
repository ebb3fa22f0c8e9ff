/**
 * Style properties that foreign HTML may set, each with the values it may have. Nothing here can
 * fetch (`url()`), lift an element over the page (`position`, `z-index`, `transform`, negative margins) or
 * read (attribute selectors do not exist in a style attribute).
 */
export const ALLOWED_STYLES: Readonly<Record<string, RegExp>> = build();

function build(): Record<string, RegExp> {
  const number = "\\d{1,4}(?:\\.\\d{1,4})?";
  const length = `(?:0|${number}(?:px|em|rem|ex|ch|pt|cm|mm|in|%|vw|vh))`;
  const keyword = "[a-z][a-z-]{1,23}";
  const colour = `(?:#[\\da-f]{3,8}|(?:rgb|hsl)a?\\([\\d\\s.,%/-]{3,40}\\)|var\\(--wp--preset--[\\w-]{1,60}\\)|[a-z]{3,24})`;
  const size = `(?:auto|none|inherit|initial|${length}|(?:min|max|fit)-content)`;
  const sides = list(`(?:auto|${length})`, 4);
  const font = `(?:"[\\w\\s-]{1,40}"|'[\\w\\s-]{1,40}'|[\\w-]{1,40}(?:\\s[\\w-]{1,40}){0,3})`;
  const border = list(`(?:${length}|${colour}|${keyword})`, 3);

  const groups: [names: string, value: string][] = [
    ["width height max-width min-width max-height min-height flex-basis", size],
    ["inline-size block-size max-inline-size max-block-size", size],
    ["margin margin-top margin-right margin-bottom margin-left", sides],
    ["padding padding-top padding-right padding-bottom padding-left", sides],
    [
      "gap row-gap column-gap text-indent letter-spacing word-spacing border-spacing",
      list(length, 2),
    ],
    ["border-radius", list(length, 4)],
    ["border border-top border-right border-bottom border-left", border],
    ["border-color border-style border-width", border],
    ["border-top-color border-right-color border-bottom-color border-left-color", colour],
    [
      "border-top-width border-right-width border-bottom-width border-left-width",
      `(?:${length}|${keyword})`,
    ],
    ["border-top-style border-right-style border-bottom-style border-left-style", keyword],
    ["color background-color background", colour],
    ["font-size line-height vertical-align", `(?:${length}|${number}|${keyword})`],
    ["font-weight", `(?:[1-9]00|${keyword})`],
    ["font-family", `${font}(?:\\s*,\\s*${font}){0,7}`],
    ["text-decoration", list(`(?:${keyword}|${colour})`, 3)],
    ["text-align text-transform font-style font-variant white-space direction", keyword],
    ["word-break overflow-wrap hyphens list-style-type border-collapse table-layout", keyword],
    ["float clear object-fit flex-direction flex-wrap", keyword],
    ["align-items align-self align-content justify-content justify-items justify-self", keyword],
    [
      "display",
      "(?:none|(?:inline-)?(?:block|flex|grid|table)|inline|table-(?:row|cell)|list-item|contents)",
    ],
    ["flex", list(`(?:${number}|${size})`, 3)],
    ["flex-grow flex-shrink order", "\\d{1,3}"],
    ["columns column-count", list(`(?:auto|\\d{1,2}|${length})`, 2)],
    ["aspect-ratio", `${number}(?:\\s*/\\s*${number})?`],
    ["grid-template-columns", list(`(?:auto|${length}|${number}fr)`, 12)],
  ];
  return Object.fromEntries(
    groups.flatMap(([names, value]) =>
      names.split(" ").map((name) => [name, new RegExp(`^${value}$`, "i")]),
    ),
  );
}

function list(value: string, most: number): string {
  return `${value}(?:\\s+${value}){0,${most - 1}}`;
}
