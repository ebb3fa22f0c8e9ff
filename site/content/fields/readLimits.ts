import type * as v from "valibot";
import type { TextLimits } from "../admin/fieldWire.ts";
import { type PipeAction, pipeActions } from "./knownSchema.ts";

/** What the rules of a pipe say that can be checked while somebody types. */
export type Limits = TextLimits & {
  readonly isWhole: boolean;
  readonly isTime: boolean;
  readonly min?: number;
  readonly max?: number;
};

/** Rules that only the server asks, changes that it makes, and remarks that are read elsewhere. */
const LEFT_OUT = new Set(
  "trim to_lower_case to_upper_case check raw_check raw_transform transform title description metadata".split(
    " ",
  ),
);

/** Reads the rules of a schema. @throws Error for a rule that is not known here: add it then */
export function readLimits(schema: v.GenericSchema): Limits {
  const limits = { isWhole: false, isTime: false };
  return Object.assign(limits, ...pipeActions(schema).map(read));
}

function read(action: PipeAction): Partial<Limits> {
  switch (action.type) {
    case "min_length":
      return { minLength: Number(action.requirement) };
    case "max_length":
      return { maxLength: Number(action.requirement) };
    case "non_empty":
      return { minLength: 1 };
    case "min_value":
      return { min: Number(action.requirement) };
    case "max_value":
      return { max: Number(action.requirement) };
    case "integer":
      return { isWhole: true };
    case "iso_timestamp":
      return { isTime: true };
    case "regex":
      return { pattern: patternOf(action) };
    default:
      if (LEFT_OUT.has(action.type)) return {};
      throw new Error(`No field can be made of the rule "${action.type}".`);
  }
}

function patternOf({ requirement, message }: PipeAction): NonNullable<TextLimits["pattern"]> {
  const { source, flags } = requirement as RegExp;
  return { source, flags, ...(typeof message === "string" && { message }) };
}
