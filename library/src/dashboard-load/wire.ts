import * as v from "valibot";

/** What the request is called in its field `action` (specification, section 7). */
export const LOAD_ACTION = "tve_dash_front_ajax";

const urls = v.fallback(v.record(v.string(), v.string()), {});

/** PHP prints an object that is empty as a list. */
const objectOfPhp = v.transform((data: unknown) =>
  Array.isArray(data) && data.length === 0 ? {} : data,
);

/**
 * The answer: what each item asked for, by its tag, and what showing it needs. In `js`, an entry
 * `<id>_before` is code that was meant to run before the script `<id>`.
 */
export const loadAnswerSchema = v.pipe(
  v.unknown(),
  objectOfPhp,
  v.objectWithRest(
    {
      __resources: v.fallback(v.optional(v.object({ css: urls, js: urls })), undefined),
    },
    v.unknown(),
  ),
);

export type LoadAnswer = v.InferOutput<typeof loadAnswerSchema>;
export type LoadResources = NonNullable<LoadAnswer["__resources"]>;
