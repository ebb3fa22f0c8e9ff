import { type FormEvent, useState } from "react";
import {
  MAX_MEDIA_TEXT,
  MEDIA_API,
  type MediaChange,
  type MediaItem,
  mediaItem,
  TRASH_DAYS,
} from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useChange } from "../api/useChange.ts";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "../controls/Dialog.tsx";
import { tell } from "../feedback/messages.ts";
import { useAttempt } from "../feedback/useAttempt.ts";
import { TextField } from "../form/TextField.tsx";
import { FocalPoint } from "./FocalPoint.tsx";
import { MediaFacts } from "./MediaFacts.tsx";
import { MediaUsesList } from "./MediaUsesList.tsx";
import { thumbnailOf } from "./thumbnailOf.ts";
import { useMediaActions } from "./useMediaActions.ts";
import "./media-details.css";

export type MediaDetailsProps = {
  readonly item: MediaItem;
  readonly onClose: () => void;
};

/** One file: what is said of it, what of it must stay in view, where it is shown, and what can be done to it. */
export function MediaDetails({ item, onClose }: MediaDetailsProps) {
  const { say } = useAdminLocale();
  const [said, setSaid] = useState(() => saidOf(item));
  const { save, isSaving } = useSave(item.id);
  const isDirty = JSON.stringify(said) !== JSON.stringify(saidOf(item));
  const picture = thumbnailOf(item, 960);
  const set = (part: Partial<Said>) => setSaid((before) => ({ ...before, ...part }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await save(said)) tell({ text: say("media.saved") });
  }

  return (
    <Dialog isOpen size="wide" title={<bdi>{item.name}</bdi>} isChanged={isDirty} onClose={onClose}>
      <form className="media-details" onSubmit={submit}>
        <div className="media-details-look">
          {picture === undefined ? (
            <Player item={item} />
          ) : (
            <FocalPoint src={picture} value={said.focal} onChange={(focal) => set({ focal })} />
          )}
          <MediaFacts item={item} />
        </div>
        <div className="media-details-words">
          {item.kind === "picture" && (
            <TextField
              label={say("media.alt")}
              help={said.alt === "" ? say("media.altMissing") : say("media.altHelp")}
              isLong
              maxLength={MAX_MEDIA_TEXT}
              value={said.alt}
              onChange={(alt) => set({ alt })}
            />
          )}
          <TextField
            label={say("media.name")}
            maxLength={MAX_MEDIA_TEXT}
            value={said.title}
            onChange={(title) => set({ title })}
          />
          <TextField
            label={say("media.caption")}
            help={say("media.copiesHelp")}
            isLong
            maxLength={MAX_MEDIA_TEXT}
            value={said.caption}
            onChange={(caption) => set({ caption })}
          />
          <MediaUsesList id={item.id} />
          <div className="dialog-actions">
            <ThrowAway item={item} onDone={onClose} />
            <Button type="submit" look="primary" isBusy={isSaving} isOff={!isDirty}>
              {say("media.save")}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

type Said = Pick<MediaItem, "alt" | "title" | "caption" | "focal">;

function saidOf({ alt, title, caption, focal }: MediaItem): Said {
  return { alt, title, caption, focal };
}

function useSave(id: string) {
  const change = useChange();
  const attempt = useAttempt();
  const [isSaving, setSaving] = useState(false);
  async function save(body: MediaChange): Promise<boolean> {
    setSaving(true);
    const path = `${MEDIA_API}/${id}`;
    const request = { method: "PATCH", path, body, answer: mediaItem } as const;
    const isDone = await attempt(() => change({ ...request, changes: [MEDIA_API] }));
    setSaving(false);
    return isDone;
  }
  return { save, isSaving };
}

/** What a file that is no picture sounds and looks like. */
function Player({ item: { kind, src, name } }: Pick<MediaDetailsProps, "item">) {
  // biome-ignore lint/a11y/useMediaCaption: the captions are a file of their own, joined where it is shown.
  if (kind === "film") return <video src={src} controls preload="metadata" aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: as above.
  if (kind === "sound") return <audio src={src} controls preload="metadata" aria-label={name} />;
  return null;
}

function ThrowAway({ item, onDone }: { readonly item: MediaItem; readonly onDone: () => void }) {
  const { say, date } = useAdminLocale();
  const { trash, restore, remove } = useMediaActions();
  const done = (isDone: boolean) => isDone && onDone();
  if (item.trashed_at === null) {
    return (
      <Button icon="trash" look="plain" onClick={() => trash([item]).then(done)}>
        {say("media.trash")}
      </Button>
    );
  }
  const since = date(new Date(item.trashed_at));
  return (
    <>
      <p className="field-help">{say("media.trashHelp", { date: since, days: TRASH_DAYS })}</p>
      <Button icon="undo" onClick={() => restore([item]).then(done)}>
        {say("media.restore")}
      </Button>
      <Button icon="trash" look="danger" onClick={() => remove([item]).then(done)}>
        {say("media.delete")}
      </Button>
    </>
  );
}
