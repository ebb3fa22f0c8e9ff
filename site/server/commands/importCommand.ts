import { writeFile } from "node:fs/promises";
import type { ImportProgress } from "../../content/import/types.ts";
import type { Store } from "../../store/Store.ts";
import { createLog } from "../createLog.ts";
import { type FileResult, fileResultText, importFile } from "../import/importFile.ts";
import type { ImportRequest } from "../import/importRequest.ts";
import type { CommandContext } from "../main.ts";
import { openMedia } from "../media/openMedia.ts";
import { StartError } from "../StartError.ts";
import { asStartError } from "./asStartError.ts";
import { forTerminal } from "./forTerminal.ts";
import { inStore } from "./inStore.ts";
import { readImportArguments } from "./readImportArguments.ts";
import { showImportProgress } from "./showImportProgress.ts";

/** `npm run import -- FILE`: brings an old site, or the products of a shop, onto this one. */
export async function importCommand(context: CommandContext): Promise<void> {
  // npm runs scripts in the project's folder, and keeps where it was called from.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { request, json, reportFile } = readImportArguments(context.args, folder);
  const result = await context.step(`import ${request.file}`, () => importThere(request, context));
  const asJson = `${JSON.stringify(result, null, 2)}\n`;
  if (reportFile !== undefined) await writeReport(reportFile, asJson);
  process.stdout.write(json ? asJson : `\n${forTerminal(fileResultText(result))}\n`);
}

/** By the running server, where one holds the store; else by opening it here. */
async function importThere(request: ImportRequest, context: CommandContext): Promise<FileResult> {
  const tell = showImportProgress(process.stderr);
  return inStore<FileResult>(context, {
    question: { command: "import", args: request },
    onProgress: (value) => tell(value as ImportProgress),
    work: (store) => importHere(store, request, { context, tell }),
  }).catch(asStartError);
}

type Here = {
  readonly context: CommandContext;
  readonly tell: (progress: ImportProgress) => void;
};

async function importHere(
  store: Store,
  request: ImportRequest,
  { context, tell }: Here,
): Promise<FileResult> {
  const { config, root } = context;
  const { log } = createLog("silent");
  const { media, library } = openMedia({ root, mediaDir: config.mediaDir, db: store.db, log });
  try {
    return await importFile(store, request, { tell, library });
  } finally {
    await media.stop();
  }
}

async function writeReport(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`All was imported, but its report could not be written: ${reason}`, 1);
  });
}
