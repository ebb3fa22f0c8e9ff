import { Children, isValidElement, type ReactNode } from "react";
import { Response } from "./fields/Response.tsx";

/** Whether a Response stands among these nodes, as far as they are written out. */
export function holdsResponse(nodes: ReactNode): boolean {
  return Children.toArray(nodes).some(
    (node) =>
      isValidElement<{ readonly children?: ReactNode }>(node) &&
      (node.type === Response || holdsResponse(node.props.children)),
  );
}
