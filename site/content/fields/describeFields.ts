import * as v from "valibot";
import {
  type FieldDescription,
  type FieldKind,
  type FieldOption,
  PICTURE_PARTS,
  type TextLimits,
} from "../admin/fieldWire.ts";
import { type FieldMeta, fieldMeta } from "./asField.ts";
import { initialOf } from "./initialOf.ts";
import { type KnownSchema, knownSchema, unwrapped } from "./knownSchema.ts";
import { type Limits, readLimits } from "./readLimits.ts";
import { MAX_SECRET } from "./secretField.ts";

/**
 * The fields of an object, or of several that differ in one of their values, as its schema says: their
 * titles are the labels, their descriptions the help, their rules the limits. What these cannot say
 * stands in asField.
 * @throws Error for what no field can be made of, and for fields without a title: a mistake of whoever
 *   wrote the schema
 */
export function describeFields(schema: v.GenericSchema): readonly FieldDescription[] {
  const known = unwrapped(schema);
  if (known.type === "variant") return describeVariants(known.key, known.options);
  if (!("entries" in known)) throw new Error(`Fields are made of an object, not "${known.type}".`);
  const described = Object.entries(known.entries).map(([name, field]) => describe(name, field));
  return described.map((field) => (field.kind === "picture" ? withParts(field, described) : field));
}

type Objects = Extract<KnownSchema, { type: "variant" }>["options"];

/** One choice says which of the objects it is; fields that not all of them have depend on it. */
function describeVariants(key: string, objects: Objects): readonly FieldDescription[] {
  const fields = new Map<string, FieldDescription>();
  const valuesOf = new Map<string, (string | number)[]>();
  for (const object of objects) {
    const own = describeFields(object);
    const value = own.find(({ name }) => name === key);
    if (value?.kind !== "choice") throw new Error(`"${key}" of each object must be a literal.`);
    const values = value.options.map((option) => option.value);
    for (const field of own) {
      const before = fields.get(field.name);
      fields.set(field.name, field.name === key ? joined(value, before) : field);
      valuesOf.set(field.name, [...(valuesOf.get(field.name) ?? []), ...values]);
    }
  }
  const all = valuesOf.get(key) ?? [];
  return [...fields.values()].map((field) => {
    const is = valuesOf.get(field.name) ?? [];
    return is.length === all.length ? field : { ...field, when: { field: key, is } };
  });
}

type Choice = Extract<FieldDescription, { kind: "choice" }>;

function joined(choice: Choice, before: FieldDescription | undefined): FieldDescription {
  if (before?.kind !== "choice") return choice;
  return { ...choice, options: [...before.options, ...choice.options] };
}

function describe(name: string, schema: v.GenericSchema): FieldDescription {
  const value = unwrapped(schema);
  const outer = knownSchema(schema);
  const meta = { ...fieldMeta(value), ...fieldMeta(schema) };
  const label = v.getTitle(schema) ?? v.getTitle(value);
  const help = v.getDescription(schema) ?? v.getDescription(value);
  if (label === undefined && meta.kind !== "hidden") {
    throw new Error(`The field "${name}" has no title: give it one with v.title().`);
  }
  const fallback = "default" in outer ? v.getDefault(schema) : undefined;
  return {
    name,
    label: label ?? "",
    ...(help !== undefined && { help }),
    isOptional: "wrapped" in outer,
    ...(outer.type === "nullable" && { isNullable: true }),
    ...(fallback !== undefined && { default: fallback }),
    ...(meta.when && { when: meta.when }),
    ...kindOf(value, meta),
  };
}

function kindOf(schema: KnownSchema, meta: FieldMeta): FieldKind {
  const { kind, to } = meta;
  if (kind === "hidden") return { kind };
  if (kind === "secret") return { kind, maxLength: MAX_SECRET };
  const limits = readLimits(schema);
  switch (schema.type) {
    case "string":
      return textKind({ kind, to }, limits);
    case "number":
      return { kind: "number", isWhole: limits.isWhole, ...pick(limits, ["min", "max"]) };
    case "boolean":
      return { kind: "switch" };
    case "literal":
      return { kind: "choice", options: optionsOf([schema.literal], meta) };
    case "picklist":
      return {
        kind: "choice",
        options: optionsOf(schema.options, meta),
        ...(meta.isCurrency && { isCurrency: true }),
      };
    case "array":
      return listKind(schema.item, limits);
    case "object":
    case "strict_object":
    case "variant":
      return { kind: "group", fields: describeFields(schema), initial: initialOf(schema) };
    default:
      throw new Error(`No field can be made of the schema "${schema.type}".`);
  }
}

type TextMeta = {
  readonly kind: Exclude<FieldMeta["kind"], "hidden" | "secret">;
  readonly to: FieldMeta["to"];
};

function textKind({ kind, to }: TextMeta, limits: Limits): FieldKind {
  const text: TextLimits = pick(limits, ["minLength", "maxLength", "pattern"]);
  if (to) return { kind: "reference", to, ...text };
  if (limits.isTime) return { kind: "time" };
  switch (kind) {
    case undefined:
      return { kind: "text", ...text };
    case "long":
      return { kind: "text", isLong: true, ...text };
    case "picture":
      return { kind, parts: [], ...text };
    case "film":
    case "captions":
      return { kind: "file", media: kind, ...text };
    case "colour":
      return { kind };
    default:
      return { kind, ...text };
  }
}

/** Several of a few given values are boxes to tick; all else is a list. */
function listKind(item: v.GenericSchema, { minLength, maxLength }: Limits): FieldKind {
  const value = unwrapped(item);
  const range = {
    ...(minLength !== undefined && { min: minLength }),
    ...(maxLength !== undefined && { max: maxLength }),
  };
  if (value.type === "picklist") {
    return { kind: "choices", options: optionsOf(value.options, fieldMeta(item)), ...range };
  }
  const itemLabel = v.getTitle(item);
  if (itemLabel === undefined) throw new Error("What a list holds has no title: give it one.");
  return {
    kind: "list",
    item: kindOf(value, fieldMeta(item)),
    itemLabel,
    initial: initialOf(item),
    ...range,
  };
}

function optionsOf(
  values: readonly (string | number)[],
  { options, isCurrency = false }: FieldMeta,
): FieldOption[] {
  return values.map((value) => {
    const isItsName = isCurrency || typeof value === "number";
    const label = options?.[value] ?? (isItsName ? String(value) : undefined);
    if (label === undefined) throw new Error(`The choice "${value}" has no label: see choiceOf.`);
    return { value, label };
  });
}

type Picture = Extract<FieldDescription, { kind: "picture" }>;

/** Of what stands beside a picture, what is not shown or says what it shows belongs to it. */
function withParts(picture: Picture, fields: readonly FieldDescription[]): FieldDescription {
  const parts = PICTURE_PARTS.filter((part) => {
    const beside = fields.find(({ name }) => name === part);
    return part === "alt" ? beside !== undefined : beside?.kind === "hidden";
  });
  return { ...picture, parts };
}

function pick<Key extends keyof Limits>(limits: Limits, keys: readonly Key[]): Pick<Limits, Key> {
  const set = keys.filter((key) => limits[key] !== undefined).map((key) => [key, limits[key]]);
  return Object.fromEntries(set) as Pick<Limits, Key>;
}
