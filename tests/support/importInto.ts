import { execFile } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export type Imported = { readonly code: number; readonly output: string };

/** Runs `npm run import -- FILE` for the site with this data folder; a running one carries it out. */
export function importInto(dataDir: string, file: string): Promise<Imported> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(root, "scripts/start.cjs"), "import", file],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
