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

/** Numbers by name in a report. */
export type CountTable =
  | "otherTypes"
  | "unknownShortcodes"
  | "picturesElsewhere"
  | "commentStatuses"
  | "commentsLeftOut";

export type ReportWriter = {
  readonly countOutcome: (kind: CountedKind, outcome: ImportOutcome) => void;
  readonly addOutcomes: (
    kind: CountedKind,
    counts: Partial<Readonly<Record<ImportOutcome, number>>>,
  ) => void;
  readonly note: (list: NoteList, note: ImportNote) => void;
  readonly count: (table: CountTable, name: string, many?: number) => void;
  readonly countControlCharacters: (count: number) => void;
  /** As it stands now. */
  readonly report: (site: string) => ImportReport;
};

/** Starts an empty report, or goes on with one that was cut off. */
export function createReport(from?: ImportReport): ReportWriter {
  const state = stateOf(from);
  const outcomes: Record<CountedKind, Record<ImportOutcome, number>> = state.outcomes;
  const tables: Record<CountTable, Record<string, number>> = state;
  let { controlCharacters } = state;
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
      if (many > 0) tables[table][name] = (ownNumber(tables[table], name) ?? 0) + many;
    },
    countControlCharacters(count) {
      controlCharacters += count;
    },
    report: (site) => structuredClone({ ...state, site, controlCharacters }),
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
    otherTypes: { ...from?.otherTypes },
    unknownShortcodes: { ...from?.unknownShortcodes },
    picturesElsewhere: { ...from?.picturesElsewhere },
    commentStatuses: { ...from?.commentStatuses },
    commentsLeftOut: { ...from?.commentsLeftOut },
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

/** Names come from the file: one may be that of something every object has. */
function ownNumber(table: Record<string, number>, name: string): number | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
