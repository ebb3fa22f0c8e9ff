import type { Part } from "./parseMultipart.ts";

/** A request that the form's server got. */
export type SeenRequest = {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The parts of a multipart body; empty for others. */
  readonly parts: readonly Part[];
  readonly body: string;
};
