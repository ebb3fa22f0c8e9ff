import * as v from "valibot";
import { type RestoreReport, restoreDump } from "../../store/dump/restoreDump.ts";
import type { DumpProgress } from "../../store/dump/writeDump.ts";
import type { CommandContext } from "../main.ts";
import { EXIT, StartError } from "../StartError.ts";
import { asStartError } from "./asStartError.ts";
import { fileFolders, pathFrom } from "./dumpCommand.ts";
import { forTerminal } from "./forTerminal.ts";
import { inStore } from "./inStore.ts";
import { showSteps } from "./showSteps.ts";

/** What the command takes, also from another process. */
export const restoreArgs = v.object({
  file: v.string(),
  uploads: v.string(),
  formFiles: v.string(),
  force: v.boolean(),
});

/** `npm run restore -- FILE [--force]`: puts what a dump holds in the place of what the site holds. */
export async function restoreCommand(context: CommandContext): Promise<void> {
  const { file, force } = readRestoreArgs(context.args);
  const args = { file: pathFrom(file), ...fileFolders(context.config), force };
  const tell = showSteps();
  const { manifest, files } = await context.step(`restore ${file}`, () =>
    inStore<RestoreReport>(context, {
      question: { command: "restore", args },
      onProgress: (value) => tell(value as DumpProgress),
      work: (store) => restoreDump(store, { ...args, tell }),
    }).catch(asStartError),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `\nThe site is as it was on ${forTerminal(manifest.createdAt)}: ${rows} rows and ${files} uploaded files. ` +
      "Whoever was signed in signs in again.\n",
  );
}

/** @throws StartError that says how it is called */
export function readRestoreArgs(args: readonly string[]): {
  readonly file: string;
  readonly force: boolean;
} {
  const [file, ...others] = args.filter((arg) => arg !== "--force");
  if (file === undefined || file.startsWith("--") || others.length > 0) {
    throw new StartError(
      "Name one dump to restore: npm run restore -- backup.tar.gz (and --force to replace what is there)",
      EXIT.usage,
    );
  }
  return { file, force: args.includes("--force") };
}
