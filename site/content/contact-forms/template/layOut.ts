import { plainText } from "../../import/plainText.ts";
import type { FormTag } from "./FormTag.ts";

/** A tag with the words around it. */
export type LabelledTag = {
  readonly tag: FormTag;
  /** In plain words; "" where none are found. */
  readonly label: string;
  /** What stands after it in its label; "" for nothing. */
  readonly hint: string;
};

/** In the order of the template; notes are HTML that no field takes as its label. */
export type TemplateItem = LabelledTag | { readonly note: string };

/** A longer text is an explanation, not a label. */
const MAX_LABEL_LENGTH = 200;

/** Tags that bring their own words, or need none; what stands before them is for itself. */
const UNLABELLED = new Set(["submit", "hidden", "count", "response", "reflection", "captchac"]);

/** Elements that leave a text as one. */
const INLINE = /^(?:a|abbr|b|bdi|bdo|br|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u)$/i;

/** Elements, and blank lines, which part paragraphs. */
const PIECES = /<(\/?)([a-z][a-z\d]*)\b([^<>]*)>|\n\s*\n/gi;

/**
 * Finds the label of each tag: the text before it in the `label` around it, else of a `label` that is
 * for its id, else the last text before it. Other texts become notes.
 */
export function layOut(parts: readonly (string | FormTag)[]): readonly TemplateItem[] {
  const items: ({ -readonly [Key in keyof LabelledTag]: LabelledTag[Key] } | { note: string })[] =
    [];
  const labels = new Map<string, string>();
  /** Those since the last tag; the last one is being read. */
  let texts = [""];
  let labelFor = "";
  /** Where the items begin that stand in the label being read; undefined outside of labels. */
  let labelStart: number | undefined;

  const hear = (html: string): void => {
    texts.push((texts.pop() ?? "") + html);
  };
  const keepAsNotes = (): void => {
    items.push(...texts.filter(hasWords).map((html) => ({ note: html.trim() })));
    texts = [""];
  };
  const beginLabel = (attributes: string): void => {
    labelFor = /\bfor\s*=\s*["']?([^\s"'>]+)/i.exec(attributes)?.[1] ?? "";
    labelStart = items.length;
    texts.push("");
  };
  const endLabel = (): void => {
    const html = texts.at(-1) ?? "";
    const last = items.slice(labelStart).at(-1);
    const isTag = last !== undefined && "tag" in last;
    if (isTag && last.label === "") last.label = words(html);
    else if (isTag) last.hint = plainText(html);
    else if (labelFor !== "") labels.set(labelFor, words(html));
    if (isTag || labelFor !== "") texts.pop();
    texts.push("");
    labelStart = undefined;
    labelFor = "";
  };
  const meet = (isEnd: boolean, name: string, attributes: string): void => {
    if (name === "label" && isEnd) endLabel();
    else if (name === "label") beginLabel(attributes);
    else if (name === "br") hear(" ");
    else if (INLINE.test(name)) hear(`<${isEnd ? "/" : ""}${name}${attributes}>`);
    else texts.push("");
  };
  const read = (html: string): void => {
    let from = 0;
    for (const { index, 0: piece, 1: slash, 2: name, 3: attributes = "" } of html.matchAll(
      PIECES,
    )) {
      hear(html.slice(from, index));
      from = index + piece.length;
      if (name !== undefined) meet(slash === "/", name.toLowerCase(), attributes);
      else if (labelStart === undefined) texts.push("");
    }
    hear(html.slice(from));
  };
  const place = (tag: FormTag): void => {
    const isOwn = UNLABELLED.has(tag.type) || (tag.type === "acceptance" && tag.content !== "");
    const index = isOwn ? -1 : texts.findLastIndex(hasWords);
    const label = index === -1 ? "" : words(texts[index] ?? "");
    const fits = label.length <= MAX_LABEL_LENGTH;
    if (label !== "" && fits) texts.splice(index, 1);
    // What is not seen may stand between a field and its label.
    if (tag.type !== "hidden") keepAsNotes();
    items.push({ tag, label: fits ? label : "", hint: "" });
  };
  for (const part of parts) {
    if (typeof part === "string") read(part);
    else place(part);
  }
  keepAsNotes();
  return items.map((item) => ("tag" in item ? withLabelFor(item, labels) : item));
}

/** The texts of HTML, parted where it parts them. */
export function textsIn(html: string): readonly string[] {
  const texts: string[] = [];
  let from = 0;
  for (const { index, 0: piece, 2: name } of html.matchAll(PIECES)) {
    if (name !== undefined && INLINE.test(name)) continue;
    texts.push(html.slice(from, index));
    from = index + piece.length;
  }
  return [...texts, html.slice(from)];
}

export function hasWords(html: string): boolean {
  return plainText(html) !== "";
}

function withLabelFor(item: LabelledTag, labels: ReadonlyMap<string, string>): LabelledTag {
  const id = item.tag.options.find((option) => option.startsWith("id:"))?.slice(3) ?? "";
  const label = labels.get(id);
  return label === undefined ? item : { ...item, label };
}

/** Without what says that a field must be filled in, which our forms say themselves. */
function words(html: string): string {
  return plainText(html)
    .replace(/\s*(?:\*|\((?:required|erforderlich|pflichtfeld|obligatoire|obligatorio)\))+/gi, "")
    .replace(/\s*:$/, "")
    .trim();
}
