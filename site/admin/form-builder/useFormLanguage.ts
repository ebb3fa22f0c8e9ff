import { useMe } from "../session/MeContext.tsx";
import { useFormPart } from "./BuilderContext.ts";

/** The language in which the form speaks: its own, else that of the site. */
export function useFormLanguage(): string {
  const { site } = useMe();
  return useFormPart((state) => state.language) ?? site.language;
}
