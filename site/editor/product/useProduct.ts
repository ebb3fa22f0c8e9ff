import { useMemo } from "react";
import type { ProductContent } from "../../content/admin/productWire.ts";
import { DETAILS, useDocumentPart, useEditor } from "../EditorContext.ts";

/** Changes a product. What was wrong at a path below it is forgotten; changes there are one step to undo. */
export type ChangeProduct = (
  path: string,
  edit: (product: ProductContent) => ProductContent,
) => void;

/** What the document being edited sells; undefined for all else. */
export function useProduct(): ProductContent | undefined {
  return useDocumentPart(({ details }) => details.product);
}

/** How that is changed; never another function. */
export function useChangeProduct(): ChangeProduct {
  const { store, issuesOf } = useEditor();
  return useMemo(
    () => (path, edit) => {
      const issues = issuesOf(DETAILS);
      issues.replace(path, []);
      // What is wrong with the whole, such as two variants alike, may be right now.
      if (issues.messageAt("product") !== undefined) issues.replace("product", []);
      store.change(({ details, tree }) => {
        const { product } = details;
        return product
          ? { details: { ...details, product: edit(product) }, tree }
          : { details, tree };
      }, `detail ${path}`);
    },
    [store, issuesOf],
  );
}
