import { Button, type ButtonProps } from "./Button.tsx";
import type { IconName } from "./icons.tsx";

export type IconButtonProps = Omit<ButtonProps, "children" | "aria-label" | "icon"> & {
  readonly icon: IconName;
  /** What it does, in words; also shown when the pointer rests on it. */
  readonly label: string;
};

/** A button with a drawing alone. */
export function IconButton({ label, look = "plain", className = "", ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      look={look}
      className={`icon-button ${className}`.trim()}
      aria-label={label}
      title={rest.title ?? label}
    />
  );
}
