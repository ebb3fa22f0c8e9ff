import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { plainImports } from "../scripts/build/plainImports.js";

/** @typedef {{ code: string, bytes: number }} Bundle `bytes` of the code, brotli */

/**
 * Bundles a module as a page gets it, with all that it needs at once and nothing else: what it may
 * load later is not counted.
 * @param {string} entry the module's file
 * @returns {Promise<Bundle>}
 */
export async function bundleAlone(entry) {
  const built = await build({
    configFile: false,
    publicDir: false,
    plugins: [plainImports()],
    logLevel: "error",
    resolve: { conditions: ["vitrine-source", "module", "import", "default"] },
    build: {
      write: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (
    Array.isArray(built) ? built[0] : built
  );
  const chunks = new Map(
    output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])),
  );
  const main = output.find((one) => one.type === "chunk" && one.isEntry);
  if (main?.type !== "chunk") throw new Error(`The bundle of ${entry} has no entry.`);
  // In more than one file only for the sake of what may be loaded later, so compressed as one.
  const parts = [main, ...main.imports.flatMap((name) => chunks.get(name) ?? [])];
  const bytes = brotliCompressSync(parts.map(({ code }) => code).join("\n")).length;
  return { code: main.code, bytes };
}
