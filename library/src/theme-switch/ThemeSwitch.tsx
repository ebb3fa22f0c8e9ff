import { useId, useSyncExternalStore } from "react";
import { listen } from "../browser/listen.ts";
import { stopAll } from "../browser/stop.ts";
import { applyTheme, chooseTheme, THEME_EVENT, THEMES, type Theme } from "./theme.ts";
import { type ThemeSwitchLabels, themeSwitchLabels } from "./themeSwitchLabels.ts";

export type ThemeSwitchProps = {
  /** Texts in place of the English ones. */
  readonly labels?: Partial<ThemeSwitchLabels>;
  /** As the server wrote it into the page, for the markup that it writes. Default "auto". */
  readonly theme?: Theme;
};

/** Lets a visitor choose light or dark, or follow the device. Every tab follows the choice. */
export function ThemeSwitch({ labels, theme: written = "auto" }: ThemeSwitchProps) {
  const id = useId();
  const texts = { ...themeSwitchLabels, ...labels };
  const theme = useSyncExternalStore(
    subscribe,
    () => readChoice(),
    () => written,
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
            // Going back, a browser would mark what was chosen then, not what holds now.
            autoComplete="off"
            onChange={() => choose(one)}
          />
          <span>{texts[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Tells other tabs of a choice. */
const CHANNEL = "vitrine:theme";

/** The choice shown now, which outlives forbidden cookies. */
function readChoice(): Theme {
  const shown = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === shown) ?? "auto";
}

function choose(theme: Theme): void {
  chooseTheme(document, theme);
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage(theme);
  tabs.close();
}

function subscribe(changed: () => void): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = ({ data }) => {
    applyTheme(document, THEMES.find((theme) => theme === data) ?? "auto");
  };
  return stopAll(listen(document, { [THEME_EVENT]: changed } as Record<string, () => void>), () =>
    tabs.close(),
  );
}
