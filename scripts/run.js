/**
 * Runs a TypeScript file of the project with the project's own resolution:
 * `node scripts/run.js FILE [ARGUMENT ...]`.
 */
import { resolve } from "node:path";
import { runnerImport } from "vite";

const file = process.argv[2];
if (!file) {
  console.error("vitrine: name the file to run: node scripts/run.js FILE");
  process.exit(2);
}
process.argv.splice(1, 2, resolve(file));
await runnerImport(resolve(file), {
  root: resolve(import.meta.dirname, ".."),
  configFile: false,
  ssr: { resolve: { conditions: ["vitrine-source", "module", "import", "default"] } },
});
