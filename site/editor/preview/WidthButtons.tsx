import { IconButton } from "../../admin/controls/IconButton.tsx";
import { PREVIEW_WIDTHS, type PreviewWidth } from "../../content/admin/previewWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

export type WidthButtonsProps = {
  readonly width: PreviewWidth;
  readonly onChange: (width: PreviewWidth) => void;
};

const WIDTHS = Object.keys(PREVIEW_WIDTHS) as readonly PreviewWidth[];

/** How wide the window is in which the page is looked at. */
export function WidthButtons({ width, onChange }: WidthButtonsProps) {
  const { say } = useAdminLocale();
  return (
    <fieldset className="preview-widths">
      <legend>{say("preview.width")}</legend>
      {WIDTHS.map((one) => (
        <IconButton
          key={one}
          icon={one}
          label={say(`preview.${one}`)}
          aria-pressed={one === width}
          onClick={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}
