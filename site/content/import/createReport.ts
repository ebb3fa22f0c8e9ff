import type {
  DocumentKind,
  ImportNote,
  ImportNotes,
  ImportOutcome,
  ImportReport,
} from "./types.ts";

/** Notes of one kind that a report lists; a large export has more than anyone reads. */
export const MAX_LISTED_NOTES = 1_000;

export type ReportWriter = {
  readonly countOutcome: (kind: DocumentKind, outcome: ImportOutcome) => void;
  readonly note: (list: "leftOut" | "incomplete" | "missingPictures", note: ImportNote) => void;
  readonly count: (table: CountTable, name: string) => void;
  readonly countComments: (count: number) => void;
  readonly countControlCharacters: (count: number) => void;
  readonly report: (site: string) => ImportReport;
};

type CountTable = "otherTypes" | "unknownShortcodes" | "picturesElsewhere";

/** Starts an empty report. */
export function createReport(): ReportWriter {
  const outcomes = { page: noOutcomes(), post: noOutcomes() };
  const notes = { leftOut: noNotes(), incomplete: noNotes(), missingPictures: noNotes() };
  const tables: Record<CountTable, Map<string, number>> = {
    otherTypes: new Map(),
    unknownShortcodes: new Map(),
    picturesElsewhere: new Map(),
  };
  let comments = 0;
  let controlCharacters = 0;
  return {
    countOutcome: (kind, outcome) => {
      outcomes[kind][outcome] += 1;
    },
    note: (list, note) => {
      if (notes[list].listed.length < MAX_LISTED_NOTES) notes[list].listed.push(note);
      else notes[list].more += 1;
    },
    count: (table, name) => {
      tables[table].set(name, (tables[table].get(name) ?? 0) + 1);
    },
    countComments: (count) => {
      comments += count;
    },
    countControlCharacters: (count) => {
      controlCharacters += count;
    },
    report: (site) => ({
      site,
      outcomes,
      ...notes,
      otherTypes: Object.fromEntries(tables.otherTypes),
      unknownShortcodes: Object.fromEntries(tables.unknownShortcodes),
      picturesElsewhere: Object.fromEntries(tables.picturesElsewhere),
      comments,
      controlCharacters,
    }),
  };
}

function noOutcomes(): Record<ImportOutcome, number> {
  return { created: 0, changed: 0, unchanged: 0 };
}

function noNotes(): { listed: ImportNote[]; more: number } & ImportNotes {
  return { listed: [], more: 0 };
}
