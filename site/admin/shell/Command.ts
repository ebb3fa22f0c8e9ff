/** Something that the command menu leads to or does. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** Beside the label, such as an address. */
  readonly hint?: string;
  readonly act: () => void;
};

export type CommandGroup = { readonly value: string; readonly items: readonly Command[] };
