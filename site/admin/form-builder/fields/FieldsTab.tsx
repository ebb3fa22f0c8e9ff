import { ItemPanel, type ItemPanelProps } from "../panel/ItemPanel.tsx";
import { FormPreview } from "../preview/FormPreview.tsx";
import { Outline } from "./Outline.tsx";
import { Palette } from "./Palette.tsx";
import { UnaskedQuizzes } from "./UnaskedQuizzes.tsx";

/** What can be added, what stands in the form, how visitors see it, and what is said of the part that is chosen. */
export function FieldsTab({ opened }: ItemPanelProps) {
  return (
    <div className="builder-columns">
      <div className="builder-list">
        <UnaskedQuizzes />
        <Outline />
        <Palette />
      </div>
      <ItemPanel opened={opened} />
      <FormPreview />
    </div>
  );
}
