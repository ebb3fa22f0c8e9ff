import type * as v from "valibot";
import { knownSchema } from "./knownSchema.ts";
import { readLimits } from "./readLimits.ts";

/**
 * What a new value begins as: all that may be left out is left out, texts are empty, numbers are the
 * least that they may be, of choices it is the first. It is valid as soon as its texts are filled in.
 */
export function initialOf(schema: v.GenericSchema): unknown {
  const known = knownSchema(schema);
  switch (known.type) {
    case "string":
      return "";
    case "number":
      return readLimits(known).min ?? 0;
    case "boolean":
      return false;
    case "literal":
      return known.literal;
    case "picklist":
      return known.options[0];
    case "optional":
    case "nullish":
      return undefined;
    case "nullable":
      return null;
    case "array":
      return Array.from({ length: readLimits(known).minLength ?? 0 }, () => initialOf(known.item));
    case "variant":
      return known.options[0] && initialFields(known.options[0].entries);
    default:
      return initialFields(known.entries);
  }
}

function initialFields(entries: Readonly<Record<string, v.GenericSchema>>): object {
  const fields = Object.entries(entries).map(([name, schema]) => [name, initialOf(schema)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
