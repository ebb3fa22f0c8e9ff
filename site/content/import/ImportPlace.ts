import type { ImportReport } from "./ImportReport.ts";

/** How far an import is: plain JSON, from which the next run goes on. */
export type ImportPlace = {
  readonly step: "importing" | "comments";
  /** Items of the file that this step is through with. */
  readonly items: number;
  /** As it stood then. */
  readonly report: ImportReport;
};

/** Remembers where an import is, and where one was cut off. */
export type ImportMemory = {
  /** Undefined for one that begins. */
  readonly from: ImportPlace | undefined;
  readonly save: (place: ImportPlace) => Promise<void>;
};
