import { useLayoutEffect, useMemo } from "react";
import { ContactForm, schemaOf } from "vitrine/contact-form";
import { directionOf } from "../../../texts/languages.ts";
import { useLatest } from "../../form/useLatest.ts";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { judgeAll } from "./judgeAll.ts";
import { itemAround, markItems } from "./markItems.ts";
import { previewForm } from "./previewForm.ts";

export type PreviewedFormProps = {
  /** That of the frame. */
  readonly page: Document;
  /** BCP 47. */
  readonly language: string;
  /** Told what sending would have come to; undefined once that may be otherwise. */
  readonly onJudged: (outcome: string | undefined) => void;
};

/** A tag of no place on a page of the site. */
const UNIT_TAG = "wpcf7-f0-o1";

const MOVES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The form in its frame: the library's own, with its engine. */
export function PreviewedForm({ page, language, onJudged }: PreviewedFormProps) {
  const say = useFormSay();
  const builder = useBuilder();
  const { selected } = builder;
  const state = useFormPart((whole) => whole);
  const { about, items, handling } = state;
  const { questions } = handling;
  // Mails and settings change nothing of what is seen.
  const form = useMemo(
    () => previewForm({ about, items, questions }, { language }),
    [about, items, questions, language],
  );
  const latest = useLatest({ say, builder, onJudged, form });

  useLayoutEffect(() => {
    page.documentElement.lang = language;
    page.documentElement.dir = directionOf(language);
  }, [page, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another question.
  useLayoutEffect(() => latest.current.onJudged(undefined), [form, latest]);

  // After every drawing: another form is other elements.
  useLayoutEffect(() => markItems(page, { ids: items.map(({ id }) => id), selected }));

  useLayoutEffect(() => {
    function choose({ target }: Event): void {
      const id = itemAround(target);
      const { builder } = latest.current;
      if (id !== undefined && id !== builder.selected) builder.select(id);
    }
    function move(event: KeyboardEvent): void {
      const by = event.altKey ? MOVES[event.key] : undefined;
      const id = itemAround(event.target);
      if (by === undefined || id === undefined) return;
      event.preventDefault();
      latest.current.builder.commands.moveBy(id, by);
      page.querySelector<HTMLElement>(`[data-item="${id}"] :is(input, select, textarea)`)?.focus();
    }
    // Before the engine hears of it, which would send.
    function judge(event: Event): void {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { say, onJudged } = latest.current;
      const count = judgeAll(event.target as HTMLFormElement, schemaOf(latest.current.form));
      onJudged(say(count === 0 ? "formBuilder.wouldSend" : "formBuilder.wouldNot", { count }));
    }
    const forget = (): void => latest.current.onJudged(undefined);
    const stay = (event: MouseEvent): void => {
      if ((event.target as Element).closest("a")) event.preventDefault();
    };
    page.addEventListener("input", forget);
    page.addEventListener("change", forget);
    page.addEventListener("click", choose);
    page.addEventListener("click", stay);
    page.addEventListener("focusin", choose);
    page.addEventListener("keydown", move);
    page.addEventListener("submit", judge, { capture: true });
    return () => {
      page.removeEventListener("input", forget);
      page.removeEventListener("change", forget);
      page.removeEventListener("click", choose);
      page.removeEventListener("click", stay);
      page.removeEventListener("focusin", choose);
      page.removeEventListener("keydown", move);
      page.removeEventListener("submit", judge, { capture: true });
    };
  }, [page, latest]);

  return (
    <ContactForm
      form={form}
      unitTag={UNIT_TAG}
      lang={language}
      dir={directionOf(language)}
      options={{ draft: false }}
    />
  );
}
