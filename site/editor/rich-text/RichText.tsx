import type { EditorState } from "prosemirror-state";
import { type CSSProperties, useRef, useState } from "react";
import { HoldBackContext } from "../../admin/form/HoldBackContext.ts";
import { LazyMediaPicker } from "../../admin/media/LazyMediaPicker.tsx";
import { UploadList } from "../../admin/media/UploadList.tsx";
import type { MediaItem } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { RichTextEditing } from "./createRichText.ts";
import { LinkPopover } from "./LinkPopover.tsx";
import { PictureStrip } from "./PictureStrip.tsx";
import { MAX_PASTED } from "./pasteLimit.ts";
import { changePicture, insertPicture, pictureAt } from "./pictureCommands.ts";
import { TextToolbar } from "./TextToolbar.tsx";
import {
  linkAt,
  type MeantLink,
  setLink,
  TEXT_ACTIONS,
  type TextActionName,
} from "./textCommands.ts";
import { usePastedPictures } from "./usePastedPictures.ts";
import { type RichTextUse, useRichText } from "./useRichText.ts";

export type RichTextProps = Omit<RichTextUse, "events">;

/** A text that is edited as it looks. */
export function RichText({ html, onChange, onMore, onLeave, attributes }: RichTextProps) {
  const { say } = useAdminLocale();
  const [active, setActive] = useState<readonly TextActionName[]>([]);
  const [isLinked, setLinked] = useState(false);
  const [linkOf, setLinkOf] = useState<string>();
  const [isTooLong, setTooLong] = useState(false);
  const [pictured, setPictured] = useState<EditorState>();
  const [picking, setPicking] = useState<"insert" | "replace">();
  const strip = useRef<HTMLFieldSetElement>(null);
  const { bring, bringForeign, ...brought } = usePastedPictures();

  const { place, editing } = useRichText({
    html,
    attributes,
    onChange,
    onMore,
    onLeave,
    events: {
      onTurn(state) {
        setActive((before) => activeIn(state, before));
        setLinked(linkAt(state) !== undefined);
        setPictured(pictureAt(state) && state);
      },
      onEdit: () => setTooLong(false),
      onTooLong: () => setTooLong(true),
      onPictures: bring,
      onForeign: bringForeign,
      onLink: openLink,
    },
  });

  function openLink(): void {
    const state = editing.current?.state();
    setLinkOf((state && linkAt(state)) ?? "");
  }

  function applyLink(link: MeantLink | undefined): void {
    setLinkOf(undefined);
    editing.current?.run(setLink(link));
  }

  function takePicture([item]: readonly MediaItem[]): void {
    setPicking(undefined);
    if (!item) return;
    const { src, alt, width, height } = item;
    const picture = { src, alt, width, height };
    editing.current?.run(picking === "insert" ? insertPicture(picture) : changePicture(picture));
    // What it shows is said next; the dialog gives the focus back before.
    requestAnimationFrame(() => strip.current?.querySelector("input")?.focus());
  }

  const run: RichTextEditing["run"] = (command) => editing.current?.run(command);
  const style: RichTextStyle = { "--no-alt": JSON.stringify(say("media.noAlt")) };
  return (
    <div className="rich-text" style={style}>
      <TextToolbar
        active={active}
        isLinked={isLinked}
        onAct={(name) => run(TEXT_ACTIONS[name].run)}
        onLink={openLink}
        onPicture={() => setPicking("insert")}
      />
      <LinkPopover
        anchor={place}
        href={linkOf}
        onSet={applyLink}
        onClose={() => {
          setLinkOf(undefined);
          editing.current?.focus();
        }}
      />
      <div ref={place} className="rich-text-place" />
      <p className="field-error" role="alert">
        {isTooLong && say("richText.tooLong", { count: MAX_PASTED })}
      </p>
      <UploadList {...brought} />
      {pictured && (
        // The text holds back what it says; were its fields to do so, too, the text would be asked before them.
        <HoldBackContext value={undefined}>
          <PictureStrip
            ref={strip}
            state={pictured}
            run={run}
            apply={(command) => editing.current?.apply(command)}
            onReplace={() => setPicking("replace")}
          />
        </HoldBackContext>
      )}
      {picking && (
        <LazyMediaPicker
          kind="picture"
          onClose={() => setPicking(undefined)}
          onChoose={takePicture}
        />
      )}
    </div>
  );
}

type RichTextStyle = CSSProperties & { readonly "--no-alt": string };

const NAMES = Object.keys(TEXT_ACTIONS) as TextActionName[];

/** The actions that are on where the cursor stands; the list from before where it is the same. */
function activeIn(
  state: EditorState,
  before: readonly TextActionName[],
): readonly TextActionName[] {
  const now = NAMES.filter((name) => TEXT_ACTIONS[name].isOn(state));
  return now.join() === before.join() ? before : now;
}
