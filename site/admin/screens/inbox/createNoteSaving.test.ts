import { expect, test } from "vitest";
import type { OpenedSubmission } from "../../../content/admin/submissionWire.ts";
import { AdminError } from "../../api/AdminError.ts";
import { createNoteSaving, type NoteToSave } from "./createNoteSaving.ts";
import { createSubmissionDrafts } from "./SubmissionDraftsContext.ts";

const message: OpenedSubmission = {
  ...{ id: "bea", form: { id: 1, title: "Write to us" }, page: null, note: "" },
  sender: { name: "Bea", email: "bea@example.org" },
  ...{ status: "mail_sent", is_read: true, is_starred: false, is_deleted: false },
  ...{ created_at: "2026-11-20T10:00:00Z", fields: [], files: [], replies: [], mails: [] },
};

/** A server with one note, whose answers come when they are let go, or are lost. */
function startServer() {
  let note = "";
  let isLosing = false;
  let hold: Promise<void> | undefined;
  const asked: NoteToSave[] = [];
  const shown: string[] = [];
  const drafts = createSubmissionDrafts(() => "");
  const saving = createNoteSaving({
    drafts,
    async send(_id, body) {
      asked.push(body);
      await hold;
      if (note !== body.was && note !== body.note) {
        throw new AdminError("Changed.", { status: 409, code: "changed", note });
      }
      note = body.note;
      if (isLosing) throw new AdminError("", { code: "offline" });
      return note;
    },
    async show(_id, text) {
      shown.push(text);
    },
  });
  return {
    ...{ drafts, saving, asked, shown },
    write: (text: string) => drafts.write(message, "note", text),
    stored: () => note,
    /** As somebody else does in another window. */
    store(text: string) {
      note = text;
    },
    loseAnswers(isLost: boolean) {
      isLosing = isLost;
    },
    holdAnswers() {
      let letGo = () => {};
      hold = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
  };
}

test("What is written while a save is under way is saved in turn, upon what it saved", async () => {
  const { saving, write, stored, asked, holdAnswers, drafts } = startServer();
  const letGo = holdAnswers();
  write("a");
  const first = saving.save("bea");
  write("ab");
  const second = saving.save("bea");
  expect(saving.standingOf("bea").isSaving).toBe(true);
  letGo();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(asked).toEqual([
    { note: "a", was: "" },
    { note: "ab", was: "a" },
  ]);
  expect([stored(), drafts.hasUnsent(), saving.standingOf("bea")]).toEqual([
    "ab",
    false,
    { isSaving: false },
  ]);
});

test("A note whose answer was lost is not somebody else's", async () => {
  const { saving, write, stored, loseAnswers } = startServer();
  loseAnswers(true);
  write("abc");
  expect(await saving.save("bea")).toBe(false);
  expect(saving.standingOf("bea").error).toBeInstanceOf(AdminError);
  write("abcd");
  expect(await saving.save("bea")).toBe(false);
  loseAnswers(false);
  write("abcde");
  saving.goOn("bea");
  expect(await saving.save("bea")).toBe(true);
  expect(stored()).toBe("abcde");
  expect(saving.standingOf("bea")).toEqual({ isSaving: false });
});

test("What somebody else wrote after a lost answer is theirs, and stays until one has chosen", async () => {
  const { saving, write, stored, store, loseAnswers, asked } = startServer();
  loseAnswers(true);
  write("abc");
  await saving.save("bea");
  loseAnswers(false);
  store("I called her.");
  expect(await saving.save("bea")).toBe(false);
  expect(saving.standingOf("bea")).toEqual({ isSaving: false, theirs: "I called her." });
  const before = asked.length;
  write("abcd");
  expect(await saving.save("bea")).toBe(false);
  expect(asked).toHaveLength(before);
  // Without words of one's own nothing waits to be saved.
  write("");
  expect(await saving.save("bea")).toBe(true);
  write("abcd");
  expect(await saving.keepMine("bea")).toBe(true);
  expect(stored()).toBe("abcd");
});

test("Whoever takes the words of somebody else sees them, and has none of their own", async () => {
  const { saving, write, store, shown, drafts } = startServer();
  store("I called her.");
  write("Call her");
  await saving.save("bea");
  saving.takeTheirs("bea");
  expect(shown).toEqual(["I called her."]);
  expect(drafts.hasUnsent()).toBe(false);
  expect(saving.standingOf("bea")).toEqual({ isSaving: false });
});
