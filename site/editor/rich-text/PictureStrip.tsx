import type { Command, EditorState } from "prosemirror-state";
import type { KeyboardEvent, Ref } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { IconButton } from "../../admin/controls/IconButton.tsx";
import { TextField } from "../../admin/form/TextField.tsx";
import { MAX_MEDIA_TEXT } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import {
  changePicture,
  leavePicture,
  movePicture,
  pictureAt,
  removePicture,
  wordsOf,
} from "./pictureCommands.ts";

export type PictureStripProps = {
  /** The text, in which a picture is selected; otherwise nothing is shown. */
  readonly state: EditorState;
  /** Does something and goes on in the text. */
  readonly run: (command: Command) => void;
  /** Does something and leaves the focus where it is. */
  readonly apply: (command: Command) => void;
  readonly onReplace: () => void;
  readonly ref: Ref<HTMLFieldSetElement>;
};

/** What the selected picture of a text says, and what can be done with it. */
export function PictureStrip({ state, run, apply, onReplace, ref }: PictureStripProps) {
  const { say } = useAdminLocale();
  const picture = pictureAt(state);
  if (!picture) return null;
  const { alt, caption } = wordsOf(picture);

  function leave(event: KeyboardEvent): void {
    const isWriting = (event.target as Element).matches("input, textarea");
    if (event.key !== "Escape" && !(event.key === "Enter" && isWriting)) return;
    event.preventDefault();
    run(leavePicture);
  }

  const way = (by: -1 | 1) => (
    <IconButton
      icon={by < 0 ? "up" : "down"}
      label={say(by < 0 ? "richText.pictureUp" : "richText.pictureDown")}
      isOff={!movePicture(by)(state)}
      onClick={() => apply(movePicture(by))}
    />
  );
  return (
    <fieldset ref={ref} className="picture-strip" onKeyDown={leave}>
      <legend className="visually-hidden">{say("richText.picture")}</legend>
      <TextField
        label={say("media.alt")}
        help={say(alt === "" ? "media.altMissing" : "media.altHelp")}
        maxLength={MAX_MEDIA_TEXT}
        value={alt}
        onChange={(text) => apply(changePicture({ alt: text }))}
      />
      {caption !== undefined && (
        <TextField
          label={say("media.caption")}
          maxLength={MAX_MEDIA_TEXT}
          value={caption}
          onChange={(text) => apply(changePicture({ caption: text }))}
        />
      )}
      <div className="picture-actions">
        <Button icon="image" onClick={onReplace}>
          {say("richText.replacePicture")}
        </Button>
        {caption !== undefined && [-1, 1].map((by) => <span key={by}>{way(by < 0 ? -1 : 1)}</span>)}
        <IconButton
          icon="trash"
          label={say("richText.removePicture")}
          onClick={() => run(removePicture)}
        />
      </div>
    </fieldset>
  );
}
