import { ConflictError } from "../../../store/ConflictError.ts";
import type { Database } from "../../../store/Store.ts";
import { SiteError } from "../../SiteError.ts";
import { openEdited } from "./openEdited.ts";
import { refusing } from "./refusing.ts";

export type DocumentChange<Result> = {
  readonly id: string;
  readonly work: () => Promise<Result>;
};

/**
 * Changes a document that somebody else may have changed meanwhile.
 * @throws SiteError as refusing; 409 `changed` comes with the document as it is `current`ly
 */
export function refusingChange<Result>(
  db: Database,
  { id, work }: DocumentChange<Result>,
): Promise<Result> {
  return refusing(async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConflictError && error.reason === "changed")) throw error;
      const details = { current: await openEdited(db, id) };
      throw new SiteError(409, error.message, { code: "changed", details });
    }
  });
}
