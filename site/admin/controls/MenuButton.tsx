import { Menu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.tsx";
import "./menu-button.css";

export type MenuChoice = {
  readonly label: ReactNode;
  readonly onChoose: () => void;
  readonly icon?: IconName | undefined;
  /** Default false. */
  readonly isDangerous?: boolean;
  /** Of a choice that is on or off. Default it is none. */
  readonly isOn?: boolean;
};

export type MenuButtonProps = {
  /** A Button or IconButton. */
  readonly button: ReactElement;
  readonly choices: readonly MenuChoice[];
};

/** A button that opens a short list of things to do, with arrow keys and letters. */
export function MenuButton({ button, choices }: MenuButtonProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={button} />
      <Menu.Portal>
        <Menu.Positioner className="menu-place" align="end" sideOffset={4}>
          <Menu.Popup className="menu">
            {choices.map((choice, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is open.
              <MenuItem key={index} {...choice} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuItem({ label, onChoose, icon, isDangerous = false, isOn }: MenuChoice) {
  const inside = (
    <>
      <span className="menu-icon">
        {isOn === true && <Icon name="check" />}
        {isOn === undefined && icon && <Icon name={icon} />}
      </span>
      {label}
    </>
  );
  if (isOn === undefined) {
    return (
      <Menu.Item className="menu-item" data-danger={isDangerous || undefined} onClick={onChoose}>
        {inside}
      </Menu.Item>
    );
  }
  return (
    <Menu.CheckboxItem className="menu-item" checked={isOn} onCheckedChange={onChoose}>
      {inside}
    </Menu.CheckboxItem>
  );
}
