import * as v from "valibot";
import { AdminError } from "./AdminError.ts";

/** What is stored by now, where a save was refused because that is not what it began with. */
export function currentOf<Stored>(
  error: unknown,
  schema: v.GenericSchema<unknown, Stored>,
): Stored | undefined {
  if (!(error instanceof AdminError && error.code === "changed")) return undefined;
  const read = v.safeParse(schema, error.told.current);
  return read.success ? read.output : undefined;
}
