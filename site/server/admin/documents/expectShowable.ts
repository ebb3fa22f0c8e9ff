import { unfitBlocks } from "../../../blocks/unfitBlocks.ts";
import { ConflictError } from "../../../store/ConflictError.ts";
import { readEdited } from "../../../store/readEdited.ts";
import type { Database } from "../../../store/Store.ts";

/** @throws {ConflictError} where visitors would miss a block: what is wrong is marked where it is written */
export async function expectShowable(db: Database, id: string): Promise<void> {
  const row = await readEdited(db, id);
  if (row && unfitBlocks(row.body, { isSeen: true }).length > 0) {
    throw new ConflictError("unfit-block");
  }
}
