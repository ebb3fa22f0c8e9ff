import { memo } from "react";
import { IconButton } from "../../admin/controls/IconButton.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Place } from "../state/places.ts";
import { useAskBlocks } from "./BlockQuestions.tsx";

/** The line above a block, where another can be put. */
export const InsertLine = memo(function InsertLine(place: Place) {
  const { say } = useAdminLocale();
  const ask = useAskBlocks();
  return (
    <div className="insert-line">
      <IconButton
        icon="add"
        label={say("blocks.addHere")}
        // One stop for Tab a block is enough: by keyboard, "a" on a block asks the same.
        tabIndex={-1}
        onClick={() => ask({ insertAt: { ...place } })}
      />
    </div>
  );
});
