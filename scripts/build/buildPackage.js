import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { leaveStylesheets } from "./leaveStylesheets.js";

/**
 * Builds the npm package `vitrine` into library/dist: one module and one type file for each entry
 * of its exports, the styles, and the script for foreign pages that is there already.
 * @param {string} root the project's folder
 */
export async function buildPackage(root) {
  const library = join(root, "library");
  const source = join(library, "src");
  const features = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "browser")
    .map((entry) => `${entry.name}/index`);
  const names = ["index", "theme-switch/theme", ...features];
  // What an earlier build made would be published, too.
  rmSync(join(library, "dist/chunks"), { recursive: true, force: true });
  await build({
    root: library,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [leaveStylesheets()],
    build: {
      outDir: join(library, "dist"),
      emptyOutDir: false,
      target: "es2022",
      minify: false,
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, entryFile(source, name)])),
        formats: ["es"],
      },
      rolldownOptions: {
        // An entry that takes another takes it as whoever installs the package would.
        external: [/^(?:react|react-dom|vitrine|yet-another-react-lightbox)(?:\/|$)/, "valibot"],
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
  copyStyles(source, join(library, "dist"));
  writeTypes(source, join(library, "dist"));
}

/**
 * @param {string} source
 * @param {string} name
 */
function entryFile(source, name) {
  return join(source, `${name}.ts`);
}

/**
 * @param {string} source
 * @param {string} target
 */
function copyStyles(source, target) {
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".css")) continue;
    const text = readFileSync(join(source, file), "utf8");
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), withStylesOfOthers(text));
  }
}

/**
 * A stylesheet into which those of other packages are written, as a page that links it by itself
 * cannot find them.
 * @param {string} css
 */
function withStylesOfOthers(css) {
  return css.replace(/@import "([^."][^"]*)" layer\((\w+)\);/g, (_, address, layer) => {
    const text = readFileSync(fileURLToPath(import.meta.resolve(address)), "utf8");
    return `@layer ${layer} {\n${text}\n}`;
  });
}

/**
 * @param {string} source
 * @param {string} target
 */
function writeTypes(source, target) {
  const library = join(source, "..");
  execFileSync(
    process.execPath,
    [
      join(library, "../node_modules/typescript/bin/tsc"),
      ...["-p", library, "--noEmit", "false", "--declaration", "--emitDeclarationOnly"],
      ...["--rootDir", source, "--outDir", target, "--rewriteRelativeImportExtensions"],
    ],
    { stdio: "inherit" },
  );
}
