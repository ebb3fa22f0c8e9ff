import type { MenuEntry } from "../../../../content/siteSettings.ts";
import { useAdminLocale } from "../../../../texts/admin/AdminLocaleContext.tsx";
import { type Language, languageOf } from "../../../../texts/languages.ts";
import { isObject } from "../../../form/isObject.ts";
import { useMe } from "../../../session/MeContext.tsx";
import type { PreviewProps } from "../previews.tsx";
import { isMenus } from "./isMenus.ts";

/** The menus as they stand in the header and below every page, in each language that has its own. */
export function MenusPreview({ value: { own, others } }: PreviewProps) {
  const { site } = useMe();
  const languages = [[site.language, own], ...Object.entries(isObject(others) ? others : {})];
  return languages.map(([tag, menus]) => (
    <OfLanguage key={String(tag)} language={languageOf(String(tag))} menus={menus} />
  ));
}

type OfLanguageProps = { readonly language: Language; readonly menus: unknown };

function OfLanguage({ language: { tag, name, direction }, menus }: OfLanguageProps) {
  const { say } = useAdminLocale();
  if (!isMenus(menus)) return null;
  return (
    <section className="menus-preview" lang={tag} dir={direction} aria-label={name}>
      <h3>{name}</h3>
      <div className="menus-preview-page">
        <Entries label={say("menus.main")} entries={menus.main} />
        <div className="menus-preview-content" />
        <Entries label={say("menus.footer")} entries={menus.footer} />
      </div>
    </section>
  );
}

type EntriesProps = { readonly entries: readonly MenuEntry[]; readonly label?: string };

function Entries({ entries, label }: EntriesProps) {
  const { say } = useAdminLocale();
  return (
    <ul aria-label={label}>
      {entries.map(({ label: words, children = [] }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and hold nothing of their own.
        <li key={index}>
          <bdi data-empty={words.trim() === "" || undefined}>
            {words.trim() || say("menus.unnamed")}
          </bdi>
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}
