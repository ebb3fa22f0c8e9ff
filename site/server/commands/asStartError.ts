import { ImportError } from "../../content/import/ImportError.ts";
import { DumpError } from "../../store/dump/DumpError.ts";
import { StartError } from "../StartError.ts";
import { forTerminal } from "./forTerminal.ts";

/**
 * What ended a command, for the person who asked: the running server sends back the sentence alone.
 * @throws StartError, or with VITRINE_DEBUG=1 the fault itself
 */
export function asStartError(error: unknown): never {
  if (error instanceof StartError) throw error;
  const isOurs = error instanceof DumpError || isImportError(error);
  if (isOurs || process.env.VITRINE_DEBUG !== "1") {
    throw new StartError(forTerminal(error instanceof Error ? error.message : String(error)), 1);
  }
  throw error;
}

/** What ended an import from outside has a fault behind it, which is of use to who mends it. */
function isImportError(error: unknown): boolean {
  return error instanceof ImportError && error.code !== "stopped";
}
