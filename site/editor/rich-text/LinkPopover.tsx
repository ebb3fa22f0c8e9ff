import { Popover } from "@base-ui/react/popover";
import { type FormEvent, type RefObject, useState } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { SuggestField } from "../../admin/form/SuggestField.tsx";
import type { Target } from "../../content/admin/targetWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { linkAsMeant } from "./safeAddress.ts";
import type { MeantLink } from "./textCommands.ts";

export type LinkPopoverProps = {
  /** What it stands beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The address there is, empty for none yet; undefined while closed. */
  readonly href: string | undefined;
  /** Undefined takes the link off. */
  readonly onSet: (link: MeantLink | undefined) => void;
  readonly onClose: () => void;
};

/** Asks for the address of a link; pages of the site are suggested. */
export function LinkPopover({ anchor, href, onSet, onClose }: LinkPopoverProps) {
  const { say } = useAdminLocale();
  return (
    <Popover.Root open={href !== undefined} onOpenChange={(open) => open || onClose()}>
      <Popover.Portal>
        <Popover.Positioner className="menu-place" anchor={anchor} side="top" align="start">
          {/* The text takes the focus back by itself, with its selection. */}
          <Popover.Popup className="link-popover" finalFocus={false}>
            <Popover.Title className="visually-hidden">{say("richText.link")}</Popover.Title>
            <LinkForm href={href ?? ""} onSet={onSet} onClose={onClose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function LinkForm({
  href,
  onSet,
  onClose,
}: Omit<LinkPopoverProps, "anchor"> & { readonly href: string }) {
  const { say } = useAdminLocale();
  const [address, setAddress] = useState(href);
  const [chosen, setChosen] = useState<Target>();
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React hands it on to the form around the popover otherwise.
    event.stopPropagation();
    const meant = linkAsMeant(address);
    if (meant === undefined) setWrong(true);
    else onSet({ href: meant, text: chosen?.value === meant ? chosen.label : undefined });
  }

  return (
    <form onSubmit={submit} noValidate>
      <SuggestField
        of="link"
        label={say("richText.address")}
        help={say("richText.addressHelp")}
        error={isWrong ? say("richText.addressWrong") : undefined}
        value={address}
        onChange={(text) => {
          setAddress(text);
          setWrong(false);
        }}
        onChoose={setChosen}
      />
      <div className="dialog-actions">
        <Button look="plain" onClick={onClose}>
          {say("feedback.cancel")}
        </Button>
        {href !== "" && (
          <Button onClick={() => onSet(undefined)}>{say("richText.removeLink")}</Button>
        )}
        <Button type="submit" look="primary">
          {say("richText.setLink")}
        </Button>
      </div>
    </form>
  );
}
