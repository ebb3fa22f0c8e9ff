import { resolve } from "node:path";
import { runnerImport } from "vite";

/**
 * Builds a program of this folder that is TypeScript, so that Node alone cannot read it.
 * @param {string} name such as "jobRate"
 * @returns {Promise<string>} its path
 */
export async function buildProgram(name) {
  const file = resolve(import.meta.dirname, "../site/store/testing/buildForNode.ts");
  /** @type {{ module: typeof import("../site/store/testing/buildForNode.ts") }} */
  const { module } = await runnerImport(file, { configFile: false });
  return module.buildForNode(name, import.meta.dirname);
}
