import fc from "fast-check";
import { ALLOWED_TAGS } from "../../site/content/allowedHtml.ts";

const NAMES = [
  ...ALLOWED_TAGS,
  ...["textarea", "h1", "font", "center", "x-y", "svg", "iframe", "noscript", "body", "html"],
];

const ATTRIBUTES = [
  ...["", ' id="a"', " href=/b", ' style="color:red"', " onclick=x", " name=c", ' src="//d"'],
];

/** Tags of all kinds in any order, with and without their ends, and text between them. */
export function tagSoup(): fc.Arbitrary<string> {
  const name = fc.constantFrom(...NAMES);
  const opening = fc
    .tuple(name, fc.constantFrom(...ATTRIBUTES))
    .map(([tag, attribute]) => `<${tag}${attribute}>`);
  const closing = name.map((tag) => `</${tag}>`);
  const text = fc.constantFrom("text", " ", "&lt;", "<", "\n", "<!--", "-->", "&amp;lt;");
  return fc
    .array(fc.oneof(opening, closing, text), { maxLength: 30 })
    .map((parts) => parts.join(""));
}
