import type * as v from "valibot";
import { knownSchema, pipeActions, unwrapped } from "../knownSchema.ts";

/** All that a schema says is wrong by itself, in words of its own: of its rules, and of what is inside it. */
export function messagesOf(schema: v.GenericSchema): readonly string[] {
  const inner = unwrapped(schema);
  const rules = [schema, inner, ...pipeActions(schema), ...pipeActions(inner)];
  const own = rules.flatMap((rule) =>
    "message" in rule && typeof rule.message === "string" ? [rule.message] : [],
  );
  return [...own, ...partsOf(inner).flatMap(messagesOf)];
}

function partsOf(schema: v.GenericSchema): readonly v.GenericSchema[] {
  const known = knownSchema(schema);
  if ("entries" in known) return Object.values(known.entries);
  if (known.type === "array") return [known.item];
  return known.type === "variant" ? known.options : [];
}
