import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState } from "react";
import { Dialog } from "../../admin/controls/Dialog.tsx";
import "../../admin/shell/command-menu.css";

export type Choice = {
  readonly key: string;
  readonly label: string;
  /** Beside the label, smaller. Default nothing. */
  readonly hint?: string | undefined;
};

export type PickDialogProps<Chosen extends Choice> = {
  readonly title: string;
  /** Of the field in which is searched. */
  readonly label: string;
  /** In it while it is empty. */
  readonly hint: string;
  /** Said where nothing fits. */
  readonly none: string;
  readonly choices: readonly Chosen[];
  readonly onPick: (choice: Chosen) => void;
  readonly onClose: () => void;
};

/** Picks one of many by a few letters, by arrow keys or by pointer. */
export function PickDialog<Chosen extends Choice>(props: PickDialogProps<Chosen>) {
  const { title, label, hint, none, choices, onPick, onClose } = props;
  const [text, setText] = useState("");
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Autocomplete.Root
        inline
        open
        items={choices}
        value={text}
        onValueChange={setText}
        itemToStringValue={(choice: Chosen) => `${choice.label} ${choice.hint ?? ""}`}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input className="command-input" placeholder={hint} aria-label={label} />
        <Autocomplete.Empty className="command-none">{none}</Autocomplete.Empty>
        <Autocomplete.List className="commands">
          {(choice: Chosen) => (
            <Autocomplete.Item
              key={choice.key}
              value={choice}
              className="menu-item"
              onClick={() => {
                onClose();
                onPick(choice);
              }}
            >
              <bdi>{choice.label}</bdi>
              {choice.hint && <bdi className="command-hint">{choice.hint}</bdi>}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}
