import type { Block } from "../../content/documentBody.ts";
import type { PageRequest } from "./PageRoute.ts";

/** Writes to the log which block of a page had to be left out, and why. */
export function tellBroken({ log, path }: Pick<PageRequest, "log" | "path">) {
  return (block: Block, reason: string): void => {
    log.warn({ path, block: block.id, type: block.type, reason }, "block left out");
  };
}
