/**
 * Builds what `npm start` serves: the site's client and server, the script for foreign pages,
 * every file's compressed forms, and the empty database that a first start begins from. With
 * `--package` also the npm package.
 */
import { promises as fs } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, createBuilder, runnerImport } from "vite";
import { buildPackage } from "./build/buildPackage.js";
import { takeFingerprint, writeFingerprint } from "./start/fingerprint.cjs";

const root = resolve(import.meta.dirname, "..");
const client = join(root, "site/dist/client");

process.env.NODE_ENV = "production";

// Taken before the build begins, so that what is saved meanwhile counts; a build that is cut short
// must not be taken for the one before.
const fingerprint = takeFingerprint(root);
writeFingerprint(root, "");
await buildSite();
await buildForeignScript();
await Promise.all([compressFolder(client), addImageWorker(), addDatabase()]);
if (process.argv.includes("--package")) await buildPackage(root);
writeFingerprint(root, fingerprint);

async function buildSite() {
  const builder = await createBuilder({ root, logLevel: "warn" });
  await builder.buildApp();
}

async function buildForeignScript() {
  await build({ configFile: join(root, "library/vite.config.ts"), logLevel: "warn" });
  await fs.cp(join(root, "library/dist/script"), client, { recursive: true });
}

/** The process that makes sizes of pictures is plain JavaScript and goes along as it is. */
async function addImageWorker() {
  const name = "imageWorker.js";
  await fs.copyFile(join(root, "site/server/media", name), join(root, "site/dist/server", name));
}

/** The thread that the embedded database runs in is plain JavaScript and goes along as it is. */
async function addDatabase() {
  const embedded = join(root, "site/store/embedded");
  await fs.copyFile(join(embedded, "worker.js"), join(root, "site/dist/server/worker.js"));
  const { module } = await runnerImport(join(embedded, "prepareEmptyDatabase.ts"), {
    root,
    configFile: false,
    logLevel: "warn",
  });
  await module.prepareEmptyDatabase(join(root, "site/dist/empty-database.tar.gz"));
}

/** @param {string} folder */
async function compressFolder(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:js|css|svg|json|txt)$/.test(entry.name),
  );
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

/** @param {string} path */
async function compress(path) {
  const body = await fs.readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await Promise.all([fs.writeFile(`${path}.br`, br), fs.writeFile(`${path}.gz`, gz)]);
}
