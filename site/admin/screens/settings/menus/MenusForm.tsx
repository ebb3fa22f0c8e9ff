import { useState } from "react";
import type { MenusOfLanguage } from "../../../../content/settings/menus.ts";
import { MAX_TOP_ENTRIES } from "../../../../content/siteSettings.ts";
import { useAdminLocale } from "../../../../texts/admin/AdminLocaleContext.tsx";
import { LANGUAGES } from "../../../../texts/languages.ts";
import { Button } from "../../../controls/Button.tsx";
import { ChoiceField } from "../../../form/ChoiceField.tsx";
import { FieldIssuesContext } from "../../../form/FieldIssuesContext.ts";
import type { FieldValues } from "../../../form/FieldValues.ts";
import { isObject } from "../../../form/isObject.ts";
import { useMe } from "../../../session/MeContext.tsx";
import type { SettingsFormProps } from "../previews.tsx";
import { isMenus } from "./isMenus.ts";
import { MenuRows } from "./MenuRows.tsx";
import "./menus.css";

/** The menus, a language at a time. */
export function MenusForm({ value, onChange, issues }: SettingsFormProps) {
  const { say } = useAdminLocale();
  const { site } = useMe();
  const [language, setLanguage] = useState(site.language);
  const isOwn = language === site.language;
  const menus = isOwn ? value.own : othersOf(value)[language];
  function set(change: (before: unknown) => unknown): void {
    onChange((all) => {
      if (isOwn) return { ...all, own: change(all.own) };
      const others = othersOf(all);
      return { ...all, others: { ...others, [language]: change(others[language]) } };
    });
  }
  return (
    <FieldIssuesContext value={issues}>
      <div className="menus">
        <ChoiceField
          label={say("menus.language")}
          value={language}
          onChange={(tag) => setLanguage(tag ?? site.language)}
          options={LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name }))}
        />
        {isMenus(menus) ? (
          <MenusOf
            // Rows of their own for each language.
            key={language}
            value={menus}
            // Those that are the same as another language's by then have nothing to change.
            onChange={(change) => set((before) => (isMenus(before) ? change(before) : before))}
            path={isOwn ? "own" : `others.${language}`}
          />
        ) : (
          <div className="state">
            <p>{say("menus.same")}</p>
            <Button onClick={() => isMenus(value.own) && set(() => structuredClone(value.own))}>
              {say("menus.ownMenus")}
            </Button>
          </div>
        )}
        {!isOwn && isMenus(menus) && (
          <p>
            <Button icon="trash" onClick={() => set(() => null)}>
              {say("menus.useSame")}
            </Button>
          </p>
        )}
      </div>
    </FieldIssuesContext>
  );
}

function othersOf({ others }: FieldValues): FieldValues {
  return isObject(others) ? others : {};
}

type MenusOfProps = {
  readonly value: MenusOfLanguage;
  readonly onChange: (change: (before: MenusOfLanguage) => MenusOfLanguage) => void;
  readonly path: string;
};

function MenusOf({ value, onChange, path }: MenusOfProps) {
  const { say } = useAdminLocale();
  const { main, footer } = value;
  return (
    <>
      <MenuRows
        label={say("menus.main")}
        help={
          main.length > MAX_TOP_ENTRIES
            ? say("menus.many", { count: MAX_TOP_ENTRIES })
            : say("menus.mainHelp")
        }
        value={main}
        onChange={(change) => onChange((before) => ({ ...before, main: [...change(before.main)] }))}
        path={`${path}.main`}
      />
      <MenuRows
        label={say("menus.footer")}
        help={say("menus.footerHelp")}
        isFlat
        value={footer}
        onChange={(change) =>
          onChange((before) => ({ ...before, footer: [...change(before.footer)] }))
        }
        path={`${path}.footer`}
      />
    </>
  );
}
