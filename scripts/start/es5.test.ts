import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

/** What ES5 knows, as ESTree calls it. */
const ES5_NODES = new Set(
  `ArrayExpression AssignmentExpression BinaryExpression BlockStatement BreakStatement CallExpression
  CatchClause ConditionalExpression ContinueStatement DoWhileStatement EmptyStatement
  ExpressionStatement ForInStatement ForStatement FunctionDeclaration FunctionExpression Identifier
  IfStatement LabeledStatement Literal LogicalExpression MemberExpression NewExpression
  ObjectExpression ParenthesizedExpression Program Property ReturnStatement SequenceExpression SwitchCase SwitchStatement
  ThisExpression ThrowStatement TryStatement UnaryExpression UpdateExpression VariableDeclaration
  VariableDeclarator WhileStatement`.split(/\s+/),
);

type Node = Record<string, unknown> & { type: string };

function findNewer(source: string): string[] {
  const { program, errors } = parseSync("script.cjs", source);
  const newer = errors.map((error) => error.message);
  visit(program, (node) => {
    const reason = whyNewer(node);
    if (reason) newer.push(reason);
  });
  if (/,\s*\)/.test(source)) newer.push("comma after the last argument");
  return newer;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, look);
  if (!isNode(value)) return;
  look(value);
  for (const item of Object.values(value)) visit(item, look);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function whyNewer(node: Node): string | undefined {
  if (!ES5_NODES.has(node.type)) return node.type;
  if (node.type === "VariableDeclaration" && node.kind !== "var") return String(node.kind);
  if (node.async || node.generator) return "async or generator function";
  if (node.type === "Property" && (node.shorthand || node.method || node.computed))
    return "short property";
  if (node.type === "CatchClause" && !node.param) return "catch without a name";
  if (["**", "**=", "??", "??=", "||=", "&&="].includes(String(node.operator)))
    return String(node.operator);
  if (
    node.type === "Literal" &&
    ("bigint" in node || (/_/.test(String(node.raw ?? "")) && typeof node.value === "number"))
  )
    return "literal";
  if (node.type === "MemberExpression" && node.optional) return "?.";
  return undefined;
}

describe("what runs before the version of Node is known", () => {
  test.each(["start.cjs", "start/exitCodes.cjs"])("%s is readable by the oldest Node", (file) => {
    const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    expect(findNewer(source)).toEqual([]);
    // A Node from before 16 knows no module whose name starts with node:.
    expect(source).not.toMatch(/require\("node:/);
  });

  test.each([
    "const a = 1;",
    "let a;",
    "(a) => a;",
    "`text`;",
    "class A {}",
    "f(...a);",
    "var { a } = b;",
    "function f(a = 1) {}",
    "({ a });",
    "({ a() {} });",
    "for (var a of b) {}",
    "a ?? b;",
    "a?.b;",
    "a ** 2;",
    "try {} catch {}",
    "f(a,\n);",
    "async function f() {}",
    "1_000;",
    "1n;",
    "import('a');",
  ])("the check finds what is newer: %s", (source) => {
    expect(findNewer(source)).not.toEqual([]);
  });
});
