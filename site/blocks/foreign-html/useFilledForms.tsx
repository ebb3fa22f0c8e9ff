import { useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FORM_PLACE } from "../../content/contact-forms/formPlace.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import { PageRenderContext } from "../../server/render/PageRender.ts";
import { LocaleContext } from "../../texts/LocaleContext.tsx";
import { OwnForm } from "../contact-form/OwnForm.tsx";
import { SentFormContext } from "../contact-form/SentFormContext.ts";
import type { BlockSource } from "../defineBlock.tsx";

/** Contact forms by their keys. */
export type FormsByKey = ReadonlyMap<string, ShownForm>;

/** As sanitiseHtml() writes a place where a contact form is to stand. */
const PLACE = new RegExp(`<div ${FORM_PLACE}="([a-z][a-z0-9-]{0,63})"></div>`, "g");

/** The forms that foreign HTML asks for. */
export async function findForms(html: string, source: BlockSource): Promise<FormsByKey> {
  const keys = new Set([...html.matchAll(PLACE)].map(([, key = ""]) => key));
  const found = [...keys].map(async (key) => [key, await source.findContactForm({ key })] as const);
  return new Map((await Promise.all(found)).flatMap(([key, form]) => (form ? [[key, form]] : [])));
}

/**
 * Writes the forms into their places; a place whose form is gone stays empty. Each is a root of its
 * own, since what stands around it is text: no hook may follow this one in its component.
 */
export function useFilledForms(html: string, forms: FormsByKey): string {
  const page = useContext(PageRenderContext);
  const locale = useContext(LocaleContext);
  const sent = useContext(SentFormContext);
  return html.replace(PLACE, (place, key: string) => {
    const form = forms.get(key);
    if (!form) return place;
    return renderToStaticMarkup(
      <PageRenderContext value={page}>
        <LocaleContext value={locale}>
          <SentFormContext value={sent}>
            <div className="contact-form">
              <OwnForm form={form} />
            </div>
          </SentFormContext>
        </LocaleContext>
      </PageRenderContext>,
    );
  });
}
