/** What a file is looked for by. */
export type WantedFile = {
  /** Where it may be fetched, the best one first. */
  readonly addresses: readonly string[];
  /** Where it lay among the old site's uploads, such as "2019/04/a.jpg". */
  readonly path: string;
};

/** A file that was found; `discard` takes away what was made for it. */
export type FoundFile = { readonly file: string; readonly discard: () => Promise<void> };

/** Finds a file, or says in words why there is none. */
export type FindFile = (wanted: WantedFile) => Promise<FoundFile | { readonly reason: string }>;
