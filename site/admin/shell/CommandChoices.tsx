import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect, useRef, useState } from "react";
import { MAX_SEARCH } from "../../content/admin/listWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Command, CommandGroup } from "./Command.ts";
import { useCommands } from "./useCommands.ts";

/** What the command menu offers for what was written. */
export function CommandChoices({ onChosen }: { readonly onChosen: () => void }) {
  const { say } = useAdminLocale();
  const [text, setText] = useState("");
  const groups = useCommands(text);
  const input = useRef<HTMLInputElement>(null);
  // It may come after the dialog, which then had nothing else to give the focus to.
  useEffect(() => input.current?.focus(), []);
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      filter={null}
      value={text}
      onValueChange={setText}
      itemToStringValue={({ label }: Command) => label}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.Input
        ref={input}
        maxLength={MAX_SEARCH}
        className="command-input"
        placeholder={say("commands.hint")}
        aria-label={say("commands.label")}
      />
      <Autocomplete.Empty className="command-none">{say("commands.none")}</Autocomplete.Empty>
      <Autocomplete.List className="commands">
        {({ value, items }: CommandGroup) => (
          <Autocomplete.Group key={value} items={items}>
            <Autocomplete.GroupLabel className="command-group">{value}</Autocomplete.GroupLabel>
            {items.map((command) => (
              <Autocomplete.Item
                key={command.id}
                value={command}
                className="menu-item"
                onClick={() => {
                  onChosen();
                  command.act();
                }}
              >
                <bdi>{command.label}</bdi>
                {command.hint && <span className="command-hint">{command.hint}</span>}
              </Autocomplete.Item>
            ))}
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
