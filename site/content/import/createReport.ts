import type { CountedKind, ImportNote, ImportNotes, ImportReport } from "./ImportReport.ts";
import type { ImportOutcome } from "./types.ts";

/**
 * Notes of one kind that a report lists: a large export has more than anyone reads, and all of it
 * must fit into one message between processes.
 */
export const MAX_LISTED_NOTES = 400;

/** Lists of notes in a report. */
export type NoteList =
  | "leftOut"
  | "incomplete"
  | "missingPictures"
  | "missingFiles"
  | "deadLinks"
  | "settings";

const COUNT_TABLES = [
  "otherTypes",
  "unknownShortcodes",
  "picturesElsewhere",
  "commentStatuses",
  "commentsLeftOut",
] as const;

/** Numbers by name in a report. */
export type CountTable = (typeof COUNT_TABLES)[number];

export type ReportWriter = {
  readonly countOutcome: (kind: CountedKind, outcome: ImportOutcome) => void;
  readonly addOutcomes: (
    kind: CountedKind,
    counts: Partial<Readonly<Record<ImportOutcome, number>>>,
  ) => void;
  readonly note: (list: NoteList, note: ImportNote) => void;
  readonly count: (table: CountTable, name: string, many?: number) => void;
  readonly countNotFetched: (count: number) => void;
  readonly countControlCharacters: (count: number) => void;
  /** As it stands now. */
  readonly report: (site: string) => ImportReport;
};

/** Starts an empty report, or goes on with one that was cut off. */
export function createReport(from?: ImportReport): ReportWriter {
  const state = stateOf(from);
  const outcomes: Record<CountedKind, Record<ImportOutcome, number>> = state.outcomes;
  const tables = Object.fromEntries(
    COUNT_TABLES.map((name) => [name, new Map(Object.entries(from?.[name] ?? {}))]),
  ) as Record<CountTable, Map<string, number>>;
  let { filesNotFetched, controlCharacters } = state;
  return {
    countOutcome(kind, outcome) {
      outcomes[kind][outcome] += 1;
    },
    addOutcomes(kind, { created = 0, changed = 0, unchanged = 0 }) {
      outcomes[kind].created += created;
      outcomes[kind].changed += changed;
      outcomes[kind].unchanged += unchanged;
    },
    note(list, note) {
      const { listed, more } = state[list];
      if (listed.length < MAX_LISTED_NOTES) listed.push(note);
      else state[list] = { listed, more: more + 1 };
    },
    count(table, name, many = 1) {
      if (many > 0) tables[table].set(name, (tables[table].get(name) ?? 0) + many);
    },
    countNotFetched(count) {
      filesNotFetched += count;
    },
    countControlCharacters(count) {
      controlCharacters += count;
    },
    report: (site) =>
      structuredClone({ ...state, ...byName(tables), site, filesNotFetched, controlCharacters }),
  };
}

type Notes = { listed: ImportNote[]; more: number };

/** A copy of our own, which may be written to. */
function stateOf(from?: ImportReport) {
  return {
    outcomes: {
      page: { ...NO_OUTCOMES, ...from?.outcomes.page },
      post: { ...NO_OUTCOMES, ...from?.outcomes.post },
      term: { ...NO_OUTCOMES, ...from?.outcomes.term },
      comment: { ...NO_OUTCOMES, ...from?.outcomes.comment },
      form: { ...NO_OUTCOMES, ...from?.outcomes.form },
      file: { ...NO_OUTCOMES, ...from?.outcomes.file },
      redirect: { ...NO_OUTCOMES, ...from?.outcomes.redirect },
    },
    leftOut: copyNotes(from?.leftOut),
    incomplete: copyNotes(from?.incomplete),
    missingPictures: copyNotes(from?.missingPictures),
    missingFiles: copyNotes(from?.missingFiles),
    deadLinks: copyNotes(from?.deadLinks),
    settings: copyNotes(from?.settings),
    filesNotFetched: from?.filesNotFetched ?? 0,
    controlCharacters: from?.controlCharacters ?? 0,
  };
}

const NO_OUTCOMES: Readonly<Record<ImportOutcome, number>> = {
  created: 0,
  changed: 0,
  unchanged: 0,
};

function copyNotes({ listed = [], more = 0 }: Partial<ImportNotes> = {}): Notes {
  return { listed: [...listed], more };
}

/** Names come from the file: one may be that of something every object has, such as "__proto__". */
function byName(tables: Readonly<Record<CountTable, ReadonlyMap<string, number>>>) {
  return Object.fromEntries(
    COUNT_TABLES.map((name) => [name, Object.fromEntries(tables[name])]),
  ) as Record<CountTable, Record<string, number>>;
}
