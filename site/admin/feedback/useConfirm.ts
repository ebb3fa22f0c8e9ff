import { createContext, useContext } from "react";

/** A question before what cannot be undone; all else is done, and can be undone. */
export type Question = {
  readonly title: string;
  readonly text: string;
  /** What is done then, such as "Delete for good". */
  readonly yes: string;
  /** Default "Cancel". */
  readonly no?: string;
  /** Default true. */
  readonly isDangerous?: boolean;
};

export type Ask = (question: Question) => Promise<boolean>;

/** Asks what `useConfirm` is asked: the one place of questions gives it. */
export const ConfirmContext = createContext<Ask>(async () => false);

/** Asks, and gives whether the answer was yes. */
export function useConfirm(): Ask {
  return useContext(ConfirmContext);
}
