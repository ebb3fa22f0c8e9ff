import { join, resolve } from "node:path";
import * as v from "valibot";
import type { DumpProgress, DumpReport } from "../../store/dump/writeDump.ts";
import { writeDump } from "../../store/dump/writeDump.ts";
import { FORM_FILES } from "../contact-forms/files/openFormFiles.ts";
import type { CommandContext } from "../main.ts";
import { UPLOADS } from "../media/createMediaLibrary.ts";
import { EXIT, StartError } from "../StartError.ts";
import { asStartError } from "./asStartError.ts";
import { inStore } from "./inStore.ts";
import { showSteps } from "./showSteps.ts";

/** What the command takes, also from another process. */
export const dumpArgs = v.object({
  file: v.string(),
  uploads: v.optional(v.string()),
  formFiles: v.optional(v.string()),
});

/** `npm run dump -- FILE [--no-media]`: writes all that the site holds into one file. */
export async function dumpCommand(context: CommandContext): Promise<void> {
  const { file, hasMedia } = readDumpArgs(context.args);
  const args = { file: pathFrom(file), ...(hasMedia && fileFolders(context.config)) };
  const tell = showSteps();
  const report = await context.step(`dump to ${file}`, () =>
    inStore<DumpReport>(context, {
      question: { command: "dump", args },
      onProgress: (value) => tell(value as DumpProgress),
      work: (store) => writeDump(store, { ...args, tell }),
    }).catch(asStartError),
  );
  process.stdout.write(`\n${dumpText(report)}\n`);
}

/** The folders of files that a dump holds, and a restore fills. */
export function fileFolders({ mediaDir }: Pick<CommandContext["config"], "mediaDir">): {
  readonly uploads: string;
  readonly formFiles: string;
} {
  return { uploads: join(mediaDir, UPLOADS), formFiles: join(mediaDir, FORM_FILES) };
}

/** @throws StartError that says how it is called */
export function readDumpArgs(args: readonly string[]): {
  readonly file: string;
  readonly hasMedia: boolean;
} {
  const [file, ...others] = args.filter((arg) => arg !== "--no-media");
  if (file === undefined || file.startsWith("--") || others.length > 0) {
    throw new StartError(
      "Name one file to write: npm run dump -- backup.tar.gz (and --no-media to leave out what was uploaded, also with forms)",
      EXIT.usage,
    );
  }
  return { file, hasMedia: !args.includes("--no-media") };
}

/** npm runs scripts in the project's folder, and keeps where it was called from. */
export function pathFrom(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

function dumpText({ manifest, uploads }: DumpReport): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.hasUploads
    ? `${uploads.files} uploaded files (${megabytes(uploads.bytes)} MB)`
    : "no uploaded files, as asked for";
  return (
    `The dump holds ${rows} rows of ${manifest.tables.length} tables and ${files}. ` +
    "Keep it as you keep the data folder: addresses of people and what they wrote are in it. " +
    "The site's secret is not, nor who was signed in, nor mails that wait."
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
