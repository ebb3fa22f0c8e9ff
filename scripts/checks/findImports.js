import { parseSync } from "vite";

/**
 * @typedef {{ specifier: string, line: number, isLazy: boolean, isType: boolean }} Import
 *   one place where a file names another; `isLazy` is import() and `new URL(…, import.meta.url)`
 * @typedef {Record<string, unknown> & { type: string, start: number }} Node
 */

/** Statements that name a file at once, when the module loads. */
const STATIC = new Set(["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration"]);

/**
 * Every file or package that a source names, whichever way; names put together at run time are
 * not seen.
 * @param {string} file its ending tells the language
 * @param {string} source
 * @returns {Import[]}
 * @throws {Error} where the source cannot be read as TypeScript
 */
export function findImports(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  /** @type {Import[]} */
  const imports = [];
  visit(program, (node) => {
    const named = readImport(node);
    if (named) imports.push({ ...named, line: source.slice(0, node.start).split("\n").length });
  });
  return imports;
}

/** @param {Node} node */
function readImport(node) {
  const specifier = text(node.source);
  if (STATIC.has(node.type) && specifier !== undefined) {
    return {
      specifier,
      isLazy: false,
      isType: [node.importKind, node.exportKind].includes("type"),
    };
  }
  if (node.type === "TSImportType" && specifier !== undefined) {
    return { specifier, isLazy: false, isType: true };
  }
  if (node.type === "ImportExpression" && specifier !== undefined) {
    return { specifier, isLazy: true, isType: false };
  }
  return readAddress(node);
}

/**
 * `new URL("./worker.ts", import.meta.url)`, by which a bundler knows a worker or an asset.
 * @param {Node} node
 */
function readAddress(node) {
  if (node.type !== "NewExpression" || !Array.isArray(node.arguments)) return undefined;
  const [address, base] = node.arguments;
  const specifier = text(address);
  const isHere = isNode(base) && isNode(base.object) && base.object.type === "MetaProperty";
  return specifier !== undefined && isHere ? { specifier, isLazy: true, isType: false } : undefined;
}

/** @param {unknown} node */
function text(node) {
  return isNode(node) && typeof node.value === "string" ? node.value : undefined;
}

/**
 * @param {unknown} value
 * @param {(node: Node) => void} look
 */
function visit(value, look) {
  if (Array.isArray(value)) for (const item of value) visit(item, look);
  if (!isNode(value)) return;
  look(value);
  for (const item of Object.values(value)) visit(item, look);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value;
}
