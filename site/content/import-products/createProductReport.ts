import { MAX_LISTED_NOTES } from "../import/createReport.ts";
import type { ImportOutcome } from "../import/types.ts";
import type { ProductNote, ProductReport, ProductType } from "./ProductReport.ts";
import { isUsual } from "./readHeader.ts";

type NoteList = "leftOut" | "incomplete" | "missingPictures";

export type ProductReportWriter = {
  readonly countOutcome: (type: ProductType, outcome: ImportOutcome) => void;
  readonly countChoices: (count: number) => void;
  readonly countPicture: () => void;
  /** A column that is not read, which a row fills. */
  readonly countColumn: (name: string) => void;
  readonly countPictureElsewhere: (host: string) => void;
  readonly note: (list: NoteList, note: ProductNote) => void;
  readonly report: (about: Pick<ProductReport, "rows" | "isTrial">) => ProductReport;
};

/** Starts an empty report. */
export function createProductReport(): ProductReportWriter {
  const outcomes = {
    ...{ simple: noOutcomes(), variable: noOutcomes() },
    ...{ grouped: noOutcomes(), external: noOutcomes() },
  };
  const notes = { leftOut: noNotes(), incomplete: noNotes(), missingPictures: noNotes() };
  const [columns, hosts] = [new Map<string, number>(), new Map<string, number>()];
  let [choices, pictures] = [0, 0];
  return {
    countOutcome: (type, outcome) => {
      outcomes[type][outcome] += 1;
    },
    countChoices: (count) => {
      choices += count;
    },
    countPicture: () => {
      pictures += 1;
    },
    countColumn: (name) => countUp(columns, name),
    countPictureElsewhere: (host) => countUp(hosts, host),
    note: (list, note) => {
      if (notes[list].listed.length < MAX_LISTED_NOTES) notes[list].listed.push(note);
      else notes[list].more += 1;
    },
    report: ({ rows, isTrial }) => ({
      ...{ rows, products: outcomes, choices, pictures },
      ...notes,
      unusedColumns: Object.fromEntries([...columns].filter(([name]) => isUsual(name))),
      unknownColumns: Object.fromEntries([...columns].filter(([name]) => !isUsual(name))),
      picturesElsewhere: Object.fromEntries(hosts),
      isTrial,
    }),
  };
}

function countUp(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function noOutcomes(): Record<ImportOutcome, number> {
  return { created: 0, changed: 0, unchanged: 0 };
}

function noNotes(): { listed: ProductNote[]; more: number } {
  return { listed: [], more: 0 };
}
