import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Fetched } from "../shell/Fetched.tsx";
import type { MediaPickerProps } from "./MediaPicker.tsx";

/** The picker, fetched once something is to be chosen: most forms are filled in without. */
export function LazyMediaPicker(props: MediaPickerProps) {
  const { say } = useAdminLocale();
  return (
    <Fetched
      load={loadPicker}
      props={props}
      failure={say("media.pickerFailed")}
      onLeave={props.onClose}
      meanwhile={null}
    />
  );
}

const loadPicker = () => import("./MediaPicker.tsx").then(({ MediaPicker }) => MediaPicker);
