import { resolve } from "node:path";
import { ImportError } from "../../content/import/ImportError.ts";
import type { ImportProgress } from "../../content/import/types.ts";
import { type FileReport, fileReportText, importFile } from "../import/importFile.ts";
import type { CommandContext } from "../main.ts";
import { EXIT, StartError } from "../StartError.ts";
import { inStore } from "./inStore.ts";

/** `npm run import -- FILE`: brings an old site, or the products of a shop, onto this one. */
export async function importCommand(context: CommandContext): Promise<void> {
  const [file, ...others] = context.args;
  if (file === undefined || others.length > 0) {
    throw new StartError("Name one file to import: npm run import -- my-site.xml", EXIT.usage);
  }
  // npm runs scripts in the project's folder, and keeps where it was called from.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const report = await context.step(`import ${file}`, () => importThere(path, context));
  process.stdout.write(`\n${fileReportText(report)}\n`);
}

/** By the running server, where one holds the store; else by opening it here. */
async function importThere(path: string, context: CommandContext): Promise<FileReport> {
  const tell = showProgress();
  try {
    return await inStore<FileReport>(context, {
      question: { command: "import", args: { file: path } },
      onProgress: (value) => tell(value as ImportProgress),
      work: (store) => importFile(store, path, { tell }),
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw asStartError(error);
  }
}

/** The server sends back the sentence alone; both are for the person who asked. */
function asStartError(error: unknown): unknown {
  if (error instanceof ImportError || process.env.VITRINE_DEBUG !== "1") {
    return new StartError(error instanceof Error ? error.message : String(error), 1);
  }
  return error;
}

/** Every tenth of the way, as a line on standard error, so that output stays the report. */
function showProgress(): (progress: ImportProgress) => void {
  let last = "";
  return ({ step, bytes, totalBytes }) => {
    const tenths = Math.floor((10 * bytes) / Math.max(1, totalBytes));
    const line = `${step} ${tenths * 10} %`;
    if (line !== last && process.stderr.isTTY) process.stderr.write(`\r${line}   `);
    last = line;
  };
}
