import { Button } from "../../admin/controls/Button.tsx";
import { MenuButton } from "../../admin/controls/MenuButton.tsx";
import type { PreviewView } from "../../content/admin/previewWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

export type ViewMenuProps = {
  readonly view: PreviewView;
  readonly onChange: (view: PreviewView) => void;
};

/** One thing that may be otherwise, each on or off. */
const CHOICES = [
  { label: "preview.light", on: { theme: "light" } },
  { label: "preview.dark", on: { theme: "dark" } },
  { label: "preview.motion", on: { motion: "reduce" } },
  { label: "preview.script", on: { script: "off" } },
  { label: "preview.rtl", on: { direction: "rtl" } },
  { label: "preview.visitor", on: { visitor: "signed-in" } },
] as const satisfies readonly { readonly label: string; readonly on: PreviewView }[];

/** As whom and how the preview is looked at; the button says what is chosen. */
export function ViewMenu({ view, onChange }: ViewMenuProps) {
  const { say } = useAdminLocale();
  const chosen = CHOICES.filter(({ on }) => isOn(on, view)).map(({ label }) => say(label));
  return (
    <MenuButton
      button={
        <Button look="plain" icon="view">
          {chosen.length > 0 ? `${say("preview.as")}: ${chosen.join(", ")}` : say("preview.as")}
        </Button>
      }
      choices={CHOICES.map(({ label, on }) => ({
        label: say(label),
        isOn: isOn(on, view),
        onChoose: () => onChange(isOn(on, view) ? without(on, view) : { ...view, ...on }),
      }))}
    />
  );
}

function isOn(on: PreviewView, view: PreviewView): boolean {
  return Object.entries(on).every(([name, value]) => view[name as keyof PreviewView] === value);
}

function without(on: PreviewView, view: PreviewView): PreviewView {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !(name in on)));
}
