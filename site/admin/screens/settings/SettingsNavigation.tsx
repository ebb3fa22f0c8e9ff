import { useState } from "react";
import { Link } from "react-router";
import type { SettingsGroupView } from "../../../content/admin/settingsWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { TextField } from "../../form/TextField.tsx";
import { findSettings } from "./findSettings.ts";

export type SettingsNavigationProps = {
  readonly groups: readonly SettingsGroupView[];
  /** The key of the one that is shown. */
  readonly current: string | undefined;
};

/** The groups, and a search over all that can be set in them. */
export function SettingsNavigation({ groups, current }: SettingsNavigationProps) {
  const { say, fieldText } = useAdminLocale();
  const [text, setText] = useState("");
  const found = findSettings(groups, text, fieldText);
  return (
    <nav className="settings-navigation" aria-label={say("settings.groups")}>
      <TextField type="search" label={say("settings.search")} value={text} onChange={setText} />
      {found ? (
        <ul aria-label={say("settings.found", { count: found.length })}>
          {found.map(({ group, field, label }) => (
            <li key={`${group.key} ${field}`}>
              <Link to={`/settings/${group.key}#${field}`} onClick={() => setText("")}>
                {label}
                <span className="settings-where">{fieldText(group.label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <ul>
          {groups.map(({ key, label }) => (
            <li key={key}>
              <Link to={`/settings/${key}`} aria-current={key === current ? "page" : undefined}>
                {fieldText(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {found && say("settings.found", { count: found.length })}
      </p>
    </nav>
  );
}
