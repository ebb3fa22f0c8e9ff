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
    plugins: [plainImports(), together(entries), leaveLater()],
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
  const main = output.find((one) => one.type === "chunk" && one.isEntry);
  if (main?.type !== "chunk") throw new Error(`The bundle of ${entries.join()} has no entry.`);
  return { code: main.code, bytes: brotliCompressSync(main.code).length };
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

/**
 * Leaves out what may be loaded later: to have it in files of its own would cut up what is measured.
 * @returns {import("vite").Plugin}
 */
function leaveLater() {
  return {
    name: "vitrine-leave-later",
    resolveDynamicImport: (source) => ({ id: String(source), external: true }),
  };
}
