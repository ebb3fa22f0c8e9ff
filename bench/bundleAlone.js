import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { plainImports } from "../scripts/build/plainImports.js";

/** @typedef {{ code: string, bytes: number }} Bundle `bytes` of the code, brotli */

/** The module that brings all others along, whose file there is not. */
const TOGETHER = "\0together";

/**
 * Bundles modules as a page gets them, with all that they need at once and nothing else: what they
 * may load later is not counted.
 * @param {...string} entries the modules' files
 * @returns {Promise<Bundle>}
 */
export async function bundleAlone(...entries) {
  const built = await build({
    configFile: false,
    publicDir: false,
    plugins: [plainImports(), together(entries)],
    logLevel: "error",
    resolve: { conditions: ["vitrine-source", "module", "import", "default"] },
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: { input: TOGETHER, preserveEntrySignatures: "strict" },
    },
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (
    Array.isArray(built) ? built[0] : built
  );
  const chunks = new Map(
    output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])),
  );
  const main = output.find((one) => one.type === "chunk" && one.isEntry);
  if (main?.type !== "chunk") throw new Error(`The bundle of ${entries.join()} has no entry.`);
  // In more than one file only for the sake of what may be loaded later, so compressed as one.
  const parts = [main, ...main.imports.flatMap((name) => chunks.get(name) ?? [])];
  const bytes = brotliCompressSync(parts.map(({ code }) => code).join("\n")).length;
  return { code: main.code, bytes };
}

/**
 * @param {readonly string[]} entries
 * @returns {import("vite").Plugin}
 */
function together(entries) {
  const code = entries.map((entry) => `export * from ${JSON.stringify(entry)};`).join("\n");
  return {
    name: "vitrine-together",
    resolveId: { filter: { id: new RegExp(TOGETHER) }, handler: () => TOGETHER },
    load: { filter: { id: new RegExp(TOGETHER) }, handler: () => code },
  };
}
