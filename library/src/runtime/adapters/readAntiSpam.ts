import { type Bag, bag } from "../../browser/values.ts";
import type { PageOptionsSource } from "../PageOptions.ts";

/** Joins `ctPublic` and `ctPublicFunctions`, the two objects of the anti-spam layer. */
export function readAntiSpam(globals: Bag): PageOptionsSource {
  const settings = bag(globals.ctPublic);
  const functions = bag(globals.ctPublicFunctions);
  return settings || functions ? { antiSpam: { ...settings, ...functions } } : {};
}
