import { useId, useSyncExternalStore } from "react";
import { listen } from "../browser/listen.ts";
import { stopAll } from "../browser/stop.ts";
import { applyTheme, chooseTheme, THEMES, type Theme } from "./theme.ts";
import { type ThemeSwitchLabels, themeSwitchLabels } from "./themeSwitchLabels.ts";

export type ThemeSwitchProps = {
  /** Texts in place of the English ones. */
  readonly labels?: Partial<ThemeSwitchLabels>;
};

/** Lets a visitor choose light or dark, or follow the device. Every tab follows the choice. */
export function ThemeSwitch({ labels }: ThemeSwitchProps) {
  const id = useId();
  const texts = { ...themeSwitchLabels, ...labels };
  const theme = useSyncExternalStore(
    subscribe,
    () => readChoice(),
    () => "auto" as Theme,
  );
  return (
    <fieldset className="theme-switch" aria-labelledby={`${id}legend`}>
      <legend id={`${id}legend`}>{texts.legend}</legend>
      {THEMES.map((one) => (
        <label key={one} htmlFor={id + one} title={texts[one]} data-choice={one}>
          <input
            type="radio"
            id={id + one}
            name={`${id}theme`}
            value={one}
            checked={one === theme}
            onChange={() => choose(one)}
          />
          <span>{texts[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Tells this tab's switches of a choice made in it. */
const CHOSEN = "vitrine:theme";

/** The choice shown now, which outlives forbidden cookies. */
function readChoice(): Theme {
  const shown = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === shown) ?? "auto";
}

function choose(theme: Theme): void {
  chooseTheme(document, theme);
  document.dispatchEvent(new CustomEvent(CHOSEN));
  const tabs = new BroadcastChannel(CHOSEN);
  tabs.postMessage(theme);
  tabs.close();
}

function subscribe(changed: () => void): () => void {
  const tabs = new BroadcastChannel(CHOSEN);
  tabs.onmessage = ({ data }) => {
    applyTheme(document, THEMES.find((theme) => theme === data) ?? "auto");
    changed();
  };
  return stopAll(listen(document, { [CHOSEN]: changed } as Record<string, () => void>), () =>
    tabs.close(),
  );
}
