import * as v from "valibot";
import { MAX_PER_PAGE, PER_PAGE } from "vitrine/api";
import { SiteError } from "../SiteError.ts";

/** Which page of a list, as every list takes it. */
export const pageParameters = {
  page: v.optional(whole(1, 999_999), "1"),
  per: v.optional(whole(1, MAX_PER_PAGE), String(PER_PAGE)),
};

export const lang = v.pipe(
  v.string(),
  v.maxLength(35, "must be a language such as en or pt-BR"),
  v.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i, "must be a language such as en or pt-BR"),
);

export const slug = v.pipe(
  v.string(),
  v.nonEmpty("must not be empty"),
  v.maxLength(1000, "is too long"),
);

/** True for "true"; false is as if nothing had been said. */
export const yes = v.pipe(
  v.picklist(["true", "false"], "must be true or false"),
  v.transform((text) => text === "true"),
);

/** A number as digits, within its bounds. */
export function whole(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,16}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Parameters by name, and in one order, so that the same question has one address. */
export type Parameters<Schema extends v.GenericSchema> = {
  readonly query: v.InferOutput<Schema>;
  readonly text: string;
};

export type ParameterOptions = {
  /** Those that may stand there more than once; read as lists. Default none. */
  readonly lists?: readonly string[];
};

/**
 * What stands behind the "?" of an address, checked: nothing unknown, and each once.
 * @throws SiteError 400 `invalid`, which names each that is wrong, and those that there are
 */
export function readParameters<const Known extends Entries>(
  asked: URLSearchParams,
  known: Known,
  { lists = [] }: ParameterOptions = {},
): Parameters<v.ObjectSchema<Known, undefined>> {
  const names = Object.keys(known);
  const wrong = [...new Set(asked.keys())].flatMap((name) => {
    if (!names.includes(name)) return [`“${name.slice(0, 60)}” is not known here`];
    const isTwice = asked.getAll(name).length > 1 && !lists.includes(name);
    return isTwice ? [`“${name}” stands there twice`] : [];
  });
  const given = names.filter((name) => asked.has(name));
  const values = given.map((name) => [
    name,
    lists.includes(name) ? asked.getAll(name) : asked.get(name),
  ]);
  const read = v.safeParse(v.object(known), Object.fromEntries(values));
  const refused = (read.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue)?.split(".")[0] ?? "";
    const isMissing = !asked.has(name);
    return `“${name}” ${isMissing ? "must be said" : issue.message}`;
  });
  const all = [...wrong, ...new Set(refused)];
  if (all.length > 0 || !read.success) {
    const takes = names.length > 0 ? `It takes ${names.join(", ")}.` : "It takes none.";
    throw new SiteError(400, `This address cannot be answered: ${all.join("; ")}. ${takes}`, {
      code: "invalid",
    });
  }
  const inOrder = given.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return { query: read.output, text: String(new URLSearchParams(inOrder)) };
}
