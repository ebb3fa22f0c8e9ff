import { useContext } from "react";
import type { ContactFormServer } from "vitrine/runtime";
import { PageRenderContext } from "./PageRender.ts";

/**
 * Has the page that is being rendered tell the browser where its contact forms are sent.
 * @returns which of them this is, from 1
 */
export function useContactFormNumber(options: ContactFormServer): number {
  const forms = useContext(PageRenderContext)?.contactForms;
  if (!forms) return 1;
  forms.options = options;
  forms.count += 1;
  return forms.count;
}
