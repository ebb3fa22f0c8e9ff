import { copyFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Where tests keep what they build: inside the checkout, so that packages resolve. */
export const TEST_FILES = fileURLToPath(new URL("../../../reports/store", import.meta.url));

const store = fileURLToPath(new URL("..", import.meta.url));

/**
 * Bundles a file as the site's server is bundled, for tests that need processes of their own.
 * @param folder where `name`.ts is; this one, unless another is given
 * @returns the path of the built program
 */
export async function buildForNode(
  name: string,
  folder: string = `${store}/testing`,
): Promise<string> {
  const outDir = `${TEST_FILES}/${name}`;
  await build({
    configFile: false,
    root: store,
    logLevel: "error",
    // The library from its sources.
    ssr: {
      noExternal: ["vitrine"],
      resolve: { conditions: ["vitrine-source", "module", "default"] },
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: `${folder}/${name}.ts`,
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
  await copyFile(`${store}/embedded/worker.js`, `${outDir}/worker.js`);
  return `${outDir}/${name}.js`;
}
