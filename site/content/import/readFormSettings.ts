import { plainText } from "./plainText.ts";

/** What the further settings of an old form say. */
export type FormSettings = {
  readonly acceptanceAsValidation: boolean;
  readonly isDemo: boolean;
  readonly skipsMail: boolean;
  readonly isForSignedIn: boolean;
  readonly notes: readonly string[];
};

const OURS = ["acceptance_as_validation", "demo_mode", "skip_mail", "subscribers_only"] as const;

/** Lines as "acceptance_as_validation: on". */
export function readFormSettings(text: string): FormSettings {
  const settings = text.split("\n").flatMap((line) => {
    const [name = "", ...value] = line.split(":");
    const isSetting = value.length > 0 && /^[a-z\d_]+$/i.test(name.trim());
    return isSetting ? [{ name: name.trim(), value: value.join(":").trim() }] : [];
  });
  const isOn = (wanted: (typeof OURS)[number]): boolean =>
    settings.some(({ name, value }) => name === wanted && /^(?:on|true|1)$/i.test(value));
  return {
    acceptanceAsValidation: isOn("acceptance_as_validation"),
    isDemo: isOn("demo_mode"),
    skipsMail: isOn("skip_mail"),
    isForSignedIn: isOn("subscribers_only"),
    notes: settings
      .filter(({ name }) => !OURS.some((one) => one === name))
      .map(({ name }) => `its setting "${plainText(name, 60)}"`),
  };
}
