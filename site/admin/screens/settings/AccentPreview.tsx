import { ACCENT_GROUNDS, accentColours, contrastOf } from "../../../content/accentColours.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { COLOUR } from "../../form/ColourField.tsx";
import type { PreviewProps } from "./previews.tsx";

/** The accent on light pages and on dark ones, with its contrast. */
export function AccentPreview({ value: { accent } }: PreviewProps) {
  const { say } = useAdminLocale();
  if (typeof accent !== "string" || !COLOUR.test(accent)) return <p>{say("settings.usual")}</p>;
  const { light, dark, onLight, onDark } = accentColours(accent);
  return (
    <div className="accent-preview">
      <Sample
        label={say("settings.onLight")}
        colour={light}
        ink={onLight}
        ground={ACCENT_GROUNDS.light}
        text={onDark}
        isChanged={light !== accent.toLowerCase()}
      />
      <Sample
        label={say("settings.onDark")}
        colour={dark}
        ink={onDark}
        ground={ACCENT_GROUNDS.dark}
        text={onLight}
        isChanged={dark !== accent.toLowerCase()}
      />
    </div>
  );
}

/** Colours as #rrggbb. */
type SampleProps = {
  readonly label: string;
  readonly colour: string;
  /** Written on it. */
  readonly ink: string;
  readonly ground: string;
  readonly text: string;
  /** Whether it is another than was chosen. */
  readonly isChanged: boolean;
};

function Sample({ label, colour, ink, ground, text, isChanged }: SampleProps) {
  const { say, number } = useAdminLocale();
  const contrast = number(Math.round(contrastOf(colour, ground) * 10) / 10);
  return (
    <div className="accent-sample" style={{ background: ground, color: text }}>
      <p>{label}</p>
      <p className="accent-link" style={{ color: colour }}>
        {say("settings.sampleLink")}
      </p>
      <p className="accent-button" style={{ background: colour, color: ink }}>
        {say("settings.sampleButton")}
      </p>
      <p>
        {say("settings.contrast", { contrast })} {isChanged && say("settings.adjusted")}
      </p>
    </div>
  );
}
