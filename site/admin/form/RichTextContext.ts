import { type ComponentType, createContext } from "react";

export type RichTextProps = {
  /** HTML that the sanitiser keeps. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id: string;
  /** Its name. */
  readonly label: string;
  readonly isInvalid: boolean;
  /** The ids of its help and its error. */
  readonly describedBy: string | undefined;
};

/** What edits rich text; the document editor gives its own. Default the HTML itself. */
export const RichTextContext = createContext<ComponentType<RichTextProps> | undefined>(undefined);
