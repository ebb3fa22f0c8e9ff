import { execFile } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export type Ran = { readonly code: number; readonly output: string };

/**
 * Runs a command of the site, such as `npm run dump -- FILE`, for the site with these settings.
 * @param killed once it is aborted, the command is ended by kill -9; its code is -1 then
 */
export function runStart(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  killed?: AbortSignal,
): Promise<Ran> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(root, "scripts/start.cjs"), ...args],
      { cwd: root, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        done({ code: error?.killed ? -1 : Number(error?.code ?? 0), output: stdout + stderr }),
    );
    killed?.addEventListener("abort", () => child.kill("SIGKILL"));
  });
}
