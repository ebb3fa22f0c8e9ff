import type * as v from "valibot";

type Schema = v.GenericSchema;
type Wrapper = { readonly wrapped: Schema; readonly default: unknown };
type Fields = { readonly entries: Readonly<Record<string, Schema>> };

/** The kinds of schemas that fields can be made of. */
export type KnownSchema = Schema &
  (
    | { readonly type: "string" | "number" | "boolean" }
    | { readonly type: "literal"; readonly literal: string | number }
    | { readonly type: "picklist"; readonly options: readonly (string | number)[] }
    | ({ readonly type: "optional" | "nullable" | "nullish" } & Wrapper)
    | ({ readonly type: "object" | "strict_object" | "loose_object" } & Fields)
    | { readonly type: "array"; readonly item: Schema }
    | {
        readonly type: "variant";
        readonly key: string;
        readonly options: readonly (Schema & Fields)[];
      }
  );

/** What stands in a pipe after its schema: a rule, a change or a remark. */
export type PipeAction = {
  readonly kind: "validation" | "transformation" | "metadata" | "schema";
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
};

/** The schema as one of those that can be described; `type` may still be another. */
export function knownSchema(schema: Schema): KnownSchema {
  return schema as KnownSchema;
}

/** The actions of a schema's pipe, and of the pipes inside it, in their order. */
export function pipeActions(schema: Schema): readonly PipeAction[] {
  const { pipe } = schema as { readonly pipe?: readonly [Schema, ...PipeAction[]] };
  if (!pipe) return [];
  const [inner, ...actions] = pipe;
  return [...pipeActions(inner), ...actions];
}

/** What a field holds once it is there: the schema without what lets it be left out. */
export function unwrapped(schema: Schema): KnownSchema {
  const known = knownSchema(schema);
  if (known.type === "optional" || known.type === "nullable" || known.type === "nullish") {
    return unwrapped(known.wrapped);
  }
  return known;
}
