import * as v from "valibot";
import {
  MEDIA_API,
  type MediaItem,
  mediaItem,
  mediaUses,
  TRASH_DAYS,
} from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../api/AdminError.ts";
import { nothing } from "../api/nothing.ts";
import { useChange } from "../api/useChange.ts";
import { tell } from "../feedback/messages.ts";
import { useAttempt } from "../feedback/useAttempt.ts";
import { useConfirm } from "../feedback/useConfirm.ts";

type Items = readonly Pick<MediaItem, "id" | "name">[];

export type MediaActions = {
  /** Asks first where they are still shown. @returns whether any is in the trash now */
  readonly trash: (items: Items) => Promise<boolean>;
  readonly restore: (items: Items) => Promise<boolean>;
  /** For good. */
  readonly remove: (items: Items) => Promise<boolean>;
};

/** What can be done to files of the library. */
export function useMediaActions(): MediaActions {
  const { say, list } = useAdminLocale();
  const change = useChange();
  const confirm = useConfirm();
  const attempt = useAttempt();

  const post = (id: string, verb: string) =>
    change({
      method: "POST",
      path: `${MEDIA_API}/${id}/${verb}`,
      answer: mediaItem,
      changes: [MEDIA_API],
    });

  /** Does it to one after another, and tells where it fails. @returns those that it was done to */
  async function each(items: Items, act: (id: string) => Promise<unknown>): Promise<Items> {
    const done: Items[number][] = [];
    await attempt(async () => {
      for (const item of items) {
        await act(item.id);
        done.push(item);
      }
    });
    return done;
  }

  function told(done: Items, text: "trashed" | "restored", takeBack: (items: Items) => unknown) {
    if (done.length === 0) return false;
    tell({
      text: say(`media.${text}`, { count: done.length }),
      undo: { label: say("feedback.undo"), act: () => takeBack(done) },
    });
    return true;
  }

  async function trash(items: Items): Promise<boolean> {
    const used: Used[] = [];
    const done = await each(items, (id) =>
      post(id, "trash").catch((error: unknown) => {
        const item = items.find((one) => one.id === id);
        used.push({ id, name: item?.name ?? "", places: placesOf(error) });
      }),
    );
    const gone = done.filter(({ id }) => !used.some((one) => one.id === id));
    const isSure = used.length > 0 && (await confirm(askOf(used)));
    const forced = isSure ? await each(used, (id) => post(id, "trash?force")) : [];
    return told([...gone, ...forced], "trashed", restore);
  }

  function askOf(used: readonly Used[]) {
    const places = list([...new Set(used.flatMap((one) => one.places))]);
    return {
      title: say("media.usedSure", { count: used.length, name: used[0]?.name ?? "" }),
      text: say("media.usedHelp", { places, days: TRASH_DAYS }),
      yes: say("media.usedYes"),
    };
  }

  async function restore(items: Items): Promise<boolean> {
    return told(await each(items, (id) => post(id, "restore")), "restored", trash);
  }

  async function remove(items: Items): Promise<boolean> {
    const [first] = items;
    const isSure = await confirm({
      title: say("media.deleteSure", { count: items.length, name: first?.name ?? "" }),
      text: say("media.deleteHelp"),
      yes: say("media.delete"),
    });
    if (!isSure) return false;
    const done = await each(items, (id) =>
      change({
        method: "DELETE",
        path: `${MEDIA_API}/${id}?force`,
        answer: nothing,
        changes: [MEDIA_API],
      }),
    );
    if (done.length > 0) tell({ text: say("media.deleted", { count: done.length }) });
    return done.length > 0;
  }

  return { trash, restore, remove };
}

type Used = Items[number] & { readonly places: readonly string[] };

/** Where a file is shown that was not thrown away for that. @throws all other errors */
function placesOf(error: unknown): readonly string[] {
  if (!(error instanceof AdminError) || error.code !== "in-use") throw error;
  const read = v.safeParse(mediaUses, error.told);
  return read.success ? read.output.used_by.map(({ title, path }) => title || path || "") : [];
}
