import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import * as v from "valibot";
import type { ImportProgress } from "../../content/import/types.ts";
import type { Store } from "../../store/Store.ts";
import { createLog } from "../createLog.ts";
import { type FileResult, fileResultText, importFile } from "../import/importFile.ts";
import type { ImportContext } from "../import/importInto.ts";
import type { ImportRequest } from "../import/importRequest.ts";
import type { CommandContext } from "../main.ts";
import { openMedia } from "../media/openMedia.ts";
import { StartError } from "../StartError.ts";
import { asStartError } from "./asStartError.ts";
import { forTerminal } from "./forTerminal.ts";
import { inStore } from "./inStore.ts";
import { readImportArguments } from "./readImportArguments.ts";
import { showImportProgress } from "./showImportProgress.ts";
import { showWaiting } from "./showWaiting.ts";
import { untilCalledOff } from "./untilCalledOff.ts";

/** `npm run import -- FILE`: brings an old site, or the products of a shop, onto this one. */
export async function importCommand(context: CommandContext): Promise<void> {
  // npm runs scripts in the project's folder, and keeps where it was called from.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { request, json, reportFile } = readImportArguments(context.args, folder);
  const names = [request.file, ...(request.parts ?? []).map((part) => basename(part))].join(", ");
  const result = await context.step(`import ${names}`, () => importThere(request, context));
  const asJson = `${JSON.stringify(result, null, 2)}\n`;
  if (reportFile !== undefined) await writeReport(reportFile, asJson);
  process.stdout.write(json ? asJson : `\n${forTerminal(fileResultText(result))}\n`);
}

/** By the running server, where one holds the store; else by opening it here. */
async function importThere(request: ImportRequest, context: CommandContext): Promise<FileResult> {
  const tell = showImportProgress(process.stderr);
  const onWaiting = showWaiting(process.stderr);
  const ask = (signal: AbortSignal) =>
    inStore<FileResult>(context, {
      question: { command: "import", args: request, signal },
      onProgress: (value) => {
        if (v.is(waiting, value)) onWaiting(value.waitsFor);
        else tell(value as ImportProgress);
      },
      work: (store) => importHere(store, request, { context, signal, onWaiting, tell }),
    });
  return untilCalledOff(ask).catch(asStartError);
}

/** What the running server tells while another import is under way. */
const waiting = v.object({ waitsFor: v.string() });

type Here = Omit<ImportContext, "library"> & { readonly context: CommandContext };

async function importHere(
  store: Store,
  request: ImportRequest,
  { context: { config, root }, ...hearing }: Here,
): Promise<FileResult> {
  const { log } = createLog("silent");
  const { media, library } = openMedia({ root, mediaDir: config.mediaDir, db: store.db, log });
  try {
    const tell = (progress: ImportProgress): void => {
      hearing.signal?.throwIfAborted();
      hearing.tell(progress);
    };
    return await importFile(store, request, { ...hearing, tell, library });
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
