import { useMatch } from "react-router";
import { SETTINGS_API, settingsList } from "../../../content/admin/settingsWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { Loading } from "../../feedback/Loading.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { SettingsNavigation } from "./SettingsNavigation.tsx";
import { SettingsPage } from "./SettingsPage.tsx";
import "./settings.css";

/** All settings: a page a group, each drawn by what the group says of itself. */
export function SettingsScreen() {
  const { say, fieldText } = useAdminLocale();
  const key = useMatch("/settings/:group")?.params.group;
  const { data, error, refetch } = useAsked({ path: SETTINGS_API, answer: settingsList });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const group = key === undefined ? data.groups[0] : data.groups.find((one) => one.key === key);
  return (
    <>
      <ScreenHeader title={group ? fieldText(group.label) : say("settings.title")}>
        {group && <p>{fieldText(group.help)}</p>}
      </ScreenHeader>
      <div className="settings">
        <SettingsNavigation groups={data.groups} current={group?.key} />
        {group ? (
          <SettingsPage key={group.key} group={group} />
        ) : (
          <EmptyState title={say("settings.missing")} help={say("settings.missingHelp")} />
        )}
      </div>
    </>
  );
}
