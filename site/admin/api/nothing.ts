import * as v from "valibot";

/** The answer of what was done and says nothing more (204). */
export const nothing = v.undefined();
