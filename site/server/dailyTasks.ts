import { formsSetting } from "../content/contact-forms/formsSetting.ts";
import { purgeOldForms } from "../store/formTrash.ts";
import { purgeSubmissions } from "../store/purgeSubmissions.ts";
import type { Database } from "../store/Store.ts";
import { readSetting } from "../store/settings.ts";
import { clearSpentQuestions } from "../store/spentQuestions.ts";
import { purgeTrash } from "../store/trash.ts";
import { tidyFormFiles } from "./contact-forms/files/tidyFormFiles.ts";
import type { MediaStorage } from "./media/MediaStorage.ts";
import type { DailyTask } from "./media/tidyDaily.ts";

export type DailyParts = {
  readonly db: Database;
  /** Clears away what nobody needs of the media. @returns how much there was */
  readonly tidyMedia: () => Promise<number>;
  /** Where files of forms lie. */
  readonly formFiles: MediaStorage;
};

/** What a site clears away each day, in this order. */
export function dailyTasks({ db, tidyMedia, formFiles }: DailyParts): readonly DailyTask[] {
  return [
    {
      what: "files among the media that a crash left, or that were thrown away long ago,",
      clear: tidyMedia,
    },
    { what: "documents in the trash for a month", clear: () => purgeTrash(db) },
    { what: "forms in the trash for a month", clear: () => purgeOldForms(db) },
    {
      what: "messages sent with contact forms that were kept for long enough",
      clear: () => purgeSubmissions(db),
    },
    {
      // After the messages, with which theirs go.
      what: "files of forms that were kept long enough, or that a crash left,",
      async clear() {
        const { keepFileDays: keepDays } = await readSetting(db, formsSetting);
        return tidyFormFiles({ db, storage: formFiles, keepDays });
      },
    },
    { what: "answered questions of forms that are over", clear: () => clearSpentQuestions(db) },
  ];
}
