import { useState } from "react";
import type { MediaItem } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { LazyMediaPicker } from "../media/LazyMediaPicker.tsx";

export type ChooseMediaProps = {
  readonly kind: MediaItem["kind"];
  /** Of the field. */
  readonly label: string;
  readonly onChoose: (item: MediaItem) => void;
};

/** A button that chooses a file of the library, or brings one into it. */
export function ChooseMedia({ kind, label, onChoose }: ChooseMediaProps) {
  const { say } = useAdminLocale();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="choose-media">
      <Button
        icon="image"
        aria-label={say("form.chooseFor", { field: label })}
        onClick={() => setPicking(true)}
      >
        {say("form.choose")}
      </Button>
      {isPicking && (
        <LazyMediaPicker
          kind={kind}
          onClose={() => setPicking(false)}
          onChoose={([item]) => {
            setPicking(false);
            if (item) onChoose(item);
          }}
        />
      )}
    </div>
  );
}
