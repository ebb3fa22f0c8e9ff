import { parseAst } from "vite";

/** A part of a syntax tree, of which only what holds words is looked at. */
type Node = {
  readonly type: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions?: readonly Node[];
};

/**
 * All sentences in a source, also those put together of parts; what is filled in where they are said stands as "{}".
 * @param shape what is taken for one
 */
export function sentencesIn(
  source: string,
  lang: "ts" | "tsx",
  shape: RegExp = SENTENCE,
): readonly string[] {
  return textsIn(parseAst(source, { lang }).body)
    .map((text) => text.replace(/(?:\{\})+/g, "{}"))
    .filter((text) => shape.test(text));
}

/** Begins as sentences do or with a value, has several words, and ends as sentences do or with one after a colon. */
const SENTENCE = /^(?:\p{Lu}|“|\{\})[^\n]*\s[^\n]*(?:[.?!]|: \{\})$/u;

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  const text = textOf(value);
  const inside = text === undefined ? Object.values(value) : expressionsIn(value);
  return [...(text === undefined ? [] : [text]), ...inside.flatMap(textsIn)];
}

/** What a node says where it is a text; undefined for all else. */
function textOf(node: Node): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral") {
    return (node.quasis ?? []).map(({ value }) => value.cooked).join("{}");
  }
  if (!isSum(node)) return undefined;
  const left = textOf(node.left);
  const right = textOf(node.right);
  return left === undefined || right === undefined ? undefined : left + right;
}

/** What is filled into a text: it may say sentences of its own. */
function expressionsIn(node: Node): readonly Node[] {
  if (isSum(node)) return [...expressionsIn(node.left), ...expressionsIn(node.right)];
  return node.expressions ?? [];
}

function isSum(node: Node): node is Node & Required<Pick<Node, "left" | "right">> {
  return node.type === "BinaryExpression" && node.operator === "+";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
