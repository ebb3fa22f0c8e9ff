import { type KeyboardEvent, useRef } from "react";
import { shortcutOf } from "../../controls/shortcutOf.ts";
import { INBOX_SHORTCUTS, type InboxShortcut } from "./inboxShortcuts.ts";
import { dropAll, type SubmissionDrafts } from "./SubmissionDraftsContext.ts";
import { canReply, MOVES, type Standing, type SubmissionVerb, verbsOf } from "./submissionVerbs.ts";
import type { Opened } from "./useOpened.ts";
import { type SubmissionActions, useSubmissionActions } from "./useSubmissionActions.ts";

type Shortcut = InboxShortcut | "next" | "previous";

/** What is written in the open message. */
type Written = Extract<InboxShortcut, "reply" | "note">;

type Decision = Extract<InboxShortcut, "star" | "read" | "spam" | "trash">;

export type InboxKeys = {
  /** Does it, and goes on to the next message where this one goes from the list. */
  readonly act: (row: Standing, verb: SubmissionVerb) => void;
  readonly remove: (row: Standing) => void;
  readonly bulkOf: SubmissionActions["bulkOf"];
  /** @param isOpened whether it was pressed in the open message, and not in the list */
  readonly press: (event: KeyboardEvent<HTMLElement>, row: Standing, isOpened: boolean) => void;
  /** Has what was pressed in the list go on, once its message is open. */
  readonly goOn: (id: string) => void;
};

/** What single keys do to messages, in the list and in the one that is open. */
export function useInboxKeys(opened: Opened, drafts: SubmissionDrafts): InboxKeys {
  const wanted = useRef<{ readonly id: string; readonly action: Written }>(undefined);
  const actions = useSubmissionActions({
    onMove: leaveOpened,
    onRemove(rows) {
      // What is written to a message goes with it: nobody is asked about it, nor is it sent.
      const writeAgain = rows.map(({ id }) => dropAll(drafts, id));
      leaveOpened(rows);
      return () => {
        for (const write of writeAgain) write();
      };
    },
  });

  /** Goes on to another where the one that is open is about to go; closes it where others go with it. */
  function leaveOpened(rows: readonly Pick<Standing, "id">[]): void {
    if (opened.id === undefined || !rows.some(({ id }) => id === opened.id)) return;
    if (rows.length === 1) leaveFor(opened.id, true);
    else opened.close();
  }

  function leaveFor(id: string, isOpened: boolean): void {
    const beside = besideOf(id, 1) ?? besideOf(id, -1);
    if (isOpened && beside === undefined) opened.close();
    else goTo(beside, isOpened);
  }

  function act(row: Standing, verb: SubmissionVerb): void {
    if (MOVES.includes(verb) && opened.id !== row.id) leaveFor(row.id, false);
    actions.act([row], verb);
  }

  function goTo(id: string | undefined, isOpened: boolean): void {
    if (id === undefined) return;
    if (isOpened) opened.open(id);
    else focusRow(id);
  }

  function carryOut(shortcut: Shortcut, row: Standing, isOpened: boolean): void {
    if (shortcut === "next") goTo(besideOf(row.id, 1), isOpened);
    else if (shortcut === "previous") goTo(besideOf(row.id, -1), isOpened);
    else if (shortcut === "open") opened.open(row.id);
    else if (shortcut === "select") {
      rowOf(row.id)?.querySelector<HTMLElement>('[data-action="select"]')?.click();
    } else if (shortcut === "reply" && !canReply(row)) return;
    else if (shortcut !== "reply" && shortcut !== "note") decide(shortcut, row);
    // Opened first where it is not: it is written there.
    else if (opened.id === row.id) pressInOpened(shortcut);
    else {
      wanted.current = { id: row.id, action: shortcut };
      opened.open(row.id);
    }
  }

  function decide(shortcut: Decision, row: Standing): void {
    const verb = verbsOf(row).find((one) => MEANT[shortcut].includes(one));
    if (verb) act(row, verb);
  }

  function goOn(id: string): void {
    if (wanted.current?.id !== id) return;
    const { action } = wanted.current;
    wanted.current = undefined;
    pressInOpened(action);
  }

  function press(event: KeyboardEvent<HTMLElement>, row: Standing, isOpened: boolean): void {
    if (isOpened && event.key === "Escape" && event.target === event.currentTarget) {
      opened.close();
    }
    const shortcut = shortcutOf(event, INBOX_SHORTCUTS);
    if (shortcut === undefined) return;
    event.preventDefault();
    carryOut(shortcut, row, isOpened);
  }

  return { act, remove: (row) => actions.remove([row]), bulkOf: actions.bulkOf, press, goOn };
}

/** What a key may do to a message; which of it, or nothing, is said by how it stands. */
const MEANT: Readonly<Record<Decision, readonly SubmissionVerb[]>> = {
  star: ["star", "unstar"],
  read: ["read", "unread"],
  spam: ["spam", "notSpam"],
  trash: ["trash", "restore"],
};

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-submission]")];
const rowOf = (id: string) => rows().find(({ dataset }) => dataset.submission === id);

function besideOf(id: string, step: 1 | -1): string | undefined {
  const all = rows();
  const index = all.findIndex(({ dataset }) => dataset.submission === id);
  return index < 0 ? undefined : all[index + step]?.dataset.submission;
}

/** Gives the focus to a message of the list. */
export function focusRow(id: string): void {
  rowOf(id)?.querySelector<HTMLElement>("a")?.focus();
}

function pressInOpened(action: Written): void {
  const button = document.querySelector<HTMLElement>(`.inbox-message [data-action="${action}"]`);
  // An answer that is begun is written on, and not closed.
  if (button?.ariaExpanded !== "true") button?.click();
  else document.querySelector<HTMLElement>(".inbox-reply textarea")?.focus();
}
