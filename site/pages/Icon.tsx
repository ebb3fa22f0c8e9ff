import { useIcon } from "../server/render/useIcon.ts";
import { type IconName, iconId } from "./icons.tsx";

export type IconProps = {
  readonly name: IconName;
  /** Points the other way where text runs from right to left. Default false. */
  readonly mirrored?: boolean;
};

/** A drawing of one colour, that of the text around it; what it means must be said beside it. */
export function Icon({ name, mirrored = false }: IconProps) {
  useIcon(name);
  return (
    <svg className="icon" aria-hidden="true" data-mirrored={mirrored ? "" : undefined}>
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
