/** An object as its fields fill it. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Some of the fields anew; undefined takes a field out. */
export type FieldPatch = Readonly<Record<string, unknown>>;
