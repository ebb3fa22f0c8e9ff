import { ICONS, type IconName, iconId } from "./icons.tsx";

/**
 * The drawings that icons on the page refer to. They stand in the page, once each: a file of them
 * would be one more thing to wait for, and the menu's button would stay empty until it is there.
 */
export function IconSprite({ names }: { readonly names: Iterable<IconName> }) {
  return (
    <svg aria-hidden="true" style={{ display: "none" }}>
      {[...names].map((name) => (
        <symbol key={name} id={iconId(name)} viewBox="0 0 24 24">
          {ICONS[name]}
        </symbol>
      ))}
    </svg>
  );
}
