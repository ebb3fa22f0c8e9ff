import type { ReactNode } from "react";
import { useStyle } from "../../server/render/useStyle.ts";

export type NoticeProps = {
  /** The fragment of the address that shows it, such as "comment-received". */
  readonly id: string;
  readonly children: ReactNode;
};

/**
 * Good news after a form was sent. It is in the page for everyone, hidden, and shown where the
 * address ends with its id: so the page can be cached, and needs no script.
 */
export function Notice({ id, children }: NoticeProps) {
  useStyle("forms");
  return (
    <p id={id} className="form-notice" role="status" tabIndex={-1} hidden>
      {children}
    </p>
  );
}
