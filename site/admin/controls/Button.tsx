import type { ComponentPropsWithRef } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.tsx";
import "./button.css";

export type ButtonProps = Omit<ComponentPropsWithRef<"button">, "disabled"> & {
  /** Default "quiet". One primary a screen at most. */
  readonly look?: ButtonLook;
  /** Before the words. Default none. */
  readonly icon?: IconName | undefined;
  /** While it is at work, it does nothing and keeps the focus. Default false. */
  readonly isBusy?: boolean;
  /** It cannot be used now, and says why in `title`; it keeps the focus. Default false. */
  readonly isOff?: boolean;
};

export type ButtonLook = "primary" | "quiet" | "plain" | "danger";

/** A button with words. */
export function Button({
  look = "quiet",
  icon,
  isBusy = false,
  isOff = false,
  type = "button",
  className = "",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const rests = isBusy || isOff;
  return (
    <button
      {...rest}
      type={type}
      className={`button ${className}`.trim()}
      data-look={look}
      aria-disabled={rests || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (!rests) return onClick?.(event);
        event.preventDefault();
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
