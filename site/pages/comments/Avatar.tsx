import { initials, monogramColour } from "./initials.ts";

/** A monogram in one of six colours, made from the name alone: nothing is asked of anyone. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span className="avatar" data-colour={monogramColour(name)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
