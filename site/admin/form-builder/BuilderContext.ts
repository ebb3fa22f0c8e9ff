import { createContext, useContext, useSyncExternalStore } from "react";
import type { FieldIssues } from "../form/fieldIssues.ts";
import type { FormStore } from "./core/createFormStore.ts";
import type { FormState } from "./core/FormState.ts";
import type { FormCommands } from "./createFormCommands.ts";
import type { Marking } from "./saving/useMarking.ts";

/** What all parts of the builder of one form share. */
export type Builder = {
  readonly store: FormStore;
  readonly commands: FormCommands;
  /** What is wrong, by where it is shown; see issuePlaces.ts. */
  readonly issues: FieldIssues;
  /** Marks what is wrong before and after the form is sent. */
  readonly marking: Marking;
  /** The item whose panel is shown; undefined where none is. */
  readonly selected: string | undefined;
  readonly select: (id: string | undefined) => void;
};

/** The builder around a part of it; see useBuilder. */
export const BuilderContext = createContext<Builder | undefined>(undefined);

/** @throws outside a builder */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) {
    throw new Error(
      "vitrine: useBuilder() is used outside <FormBuilder>. Put the component inside.",
    );
  }
  return builder;
}

/**
 * A part of the form; draws again when that part is another.
 * @param select - must give the same object for the same state
 */
export function useFormPart<Part>(select: (state: FormState) => Part): Part {
  const { store } = useBuilder();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}
