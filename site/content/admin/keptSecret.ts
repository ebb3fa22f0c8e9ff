import * as v from "valibot";

/** What a browser is told of a secret that is stored: that there is one, and by another mark that it is another. */
export const keptSecret = v.object({ kept: v.string() });
export type KeptSecret = v.InferOutput<typeof keptSecret>;
