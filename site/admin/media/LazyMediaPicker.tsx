import { lazy, Suspense } from "react";
import type { MediaPickerProps } from "./MediaPicker.tsx";

const MediaPicker = lazy(() =>
  import("./MediaPicker.tsx").then((module) => ({ default: module.MediaPicker })),
);

/** The picker, fetched once something is to be chosen: most forms are filled in without. */
export function LazyMediaPicker(props: MediaPickerProps) {
  return (
    <Suspense>
      <MediaPicker {...props} />
    </Suspense>
  );
}
