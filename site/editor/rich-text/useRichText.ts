import {
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { HoldBackContext, TELL_PAUSE } from "../../admin/form/HoldBackContext.ts";
import { createRichText, type RichTextEditing, type RichTextOptions } from "./createRichText.ts";
import { readRichText } from "./richTextHtml.ts";

export type RichTextUse = {
  readonly html: string;
  /** Attributes of the editable element: its id, name, and what describes it. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called once typing pauses, when the text is left, and when the form around asks for it. */
  readonly onChange: (html: string) => void;
  /** Called where a text came from outside that says more than can be edited here. */
  readonly onMore: () => void;
  readonly onLeave?: (() => void) | undefined;
  /** What else is told while it is edited; see createRichText. */
  readonly events: Omit<RichTextOptions, "html" | "attributes" | "onBlur">;
};

export type UsedRichText = {
  /** Given the element in which the text stands. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Undefined before it is drawn. */
  readonly editing: RefObject<RichTextEditing | undefined>;
};

/** Edits a text in an element, tells what was written, and takes what comes from outside. */
export function useRichText(options: RichTextUse): UsedRichText {
  const { html, attributes, onChange, onMore, onLeave, events } = options;
  const holdBack = useContext(HoldBackContext);
  const place = useRef<HTMLDivElement>(null);
  const editing = useRef<RichTextEditing>(undefined);
  const told = useRef(html);
  // What nobody edited is never written anew: it may say the same in other words.
  const isEdited = useRef(false);

  const flush = useEffectEvent(() => {
    if (!isEdited.current || !editing.current) return;
    isEdited.current = false;
    const written = editing.current.html();
    if (written === told.current) return;
    told.current = written;
    onChange(written);
  });
  const more = useEffectEvent(onMore);
  const edited = useEffectEvent((tellSoon: () => void) => {
    isEdited.current = true;
    events.onEdit();
    tellSoon();
  });
  const left = useEffectEvent(() => {
    flush();
    onLeave?.();
  });
  const turn = useEffectEvent(events.onTurn);
  const tooLong = useEffectEvent(events.onTooLong);
  const pictures = useEffectEvent(events.onPictures);
  const foreign = useEffectEvent(events.onForeign);
  const link = useEffectEvent(events.onLink);
  const start = useEffectEvent((element: HTMLElement, tellSoon: () => void) =>
    createRichText(element, {
      html,
      attributes,
      onTurn: turn,
      onEdit: () => edited(tellSoon),
      onTooLong: tooLong,
      onBlur: left,
      onPictures: pictures,
      onForeign: foreign,
      onLink: link,
    }),
  );

  useLayoutEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const started = start(place.current, () => {
      clearTimeout(timer);
      timer = setTimeout(flush, TELL_PAUSE);
    });
    editing.current = started;
    return () => {
      clearTimeout(timer);
      flush();
      editing.current = undefined;
      started.stop();
    };
  }, []);

  useEffect(() => holdBack?.(flush), [holdBack]);

  useEffect(() => {
    if (html === told.current) return;
    told.current = html;
    isEdited.current = false;
    if (readRichText(html).isWhole) editing.current?.setHtml(html);
    else more();
  }, [html]);

  return { place, editing };
}
