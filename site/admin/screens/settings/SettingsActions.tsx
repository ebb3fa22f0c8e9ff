import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { changedFields } from "./mergedValue.ts";
import type { Settings } from "./useSettings.ts";

export type SettingsActionsProps = {
  readonly settings: Settings;
  /** Whether they can be set back to how they were at first. */
  readonly canReset: boolean;
};

/** The buttons below a group of settings: save, discard, and back to how they were at first. */
export function SettingsActions({ settings, canReset }: SettingsActionsProps) {
  const { say } = useAdminLocale();
  const { base, value, setValue, isDirty, isSending, saved } = settings;
  return (
    <div className="settings-actions">
      <Button
        type="submit"
        look="primary"
        isBusy={isSending}
        isOff={!isDirty}
        title={isDirty ? undefined : say("settings.nothingToSave")}
      >
        {say("settings.save")}
      </Button>
      <Button isOff={!isDirty} onClick={() => setValue(base.value)}>
        {say("settings.discard")}
      </Button>
      {canReset && (
        <Button
          look="plain"
          icon="undo"
          isOff={changedFields(value, base.initial).length === 0}
          onClick={() => setValue(base.initial)}
        >
          {say("settings.reset")}
        </Button>
      )}
      <p role="status">{saved}</p>
    </div>
  );
}
