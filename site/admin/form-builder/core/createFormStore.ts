import { createHistoryStore, type HistoryStore } from "../../../editor/state/createHistoryStore.ts";
import {
  type FormState,
  type OpenedForm,
  readForm,
  type WrittenForm,
  writeForm,
} from "./FormState.ts";

/** Holds a form while somebody works on it. */
export type FormStore = Omit<HistoryStore<FormState>, "settled"> & {
  /** Takes up another form, as a step that can be undone. */
  readonly take: (form: OpenedForm) => void;
  /** The form as it is sent. What fields hold back while somebody types is fetched first. */
  readonly written: () => WrittenForm;
};

/** Makes the store of a form that is being edited. */
export function createFormStore(form: OpenedForm): FormStore {
  const { settled, ...store } = createHistoryStore(readForm(form));
  return {
    ...store,
    take: (taken) => store.change(() => readForm(taken)),
    written: () => writeForm(settled()),
  };
}
