import { type ComponentProps, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createJumpLink } from "./createJumpLink.ts";

export type JumpLinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & {
  /** The place on this page, "#" and its id. */
  readonly to: `#${string}`;
  /** Whether the page takes its time to get there. Default false. */
  readonly smooth?: boolean;
};

/** A link to a place on the same page. */
export function JumpLink({ to, smooth = false, className, ...rest }: JumpLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "jump-links", () => createJumpLink(element));
  }, []);
  return (
    <a
      {...rest}
      ref={ref}
      className={className ? `tve-jump-scroll ${className}` : "tve-jump-scroll"}
      href={to}
      {...(smooth && { "jump-animation": "smooth" })}
    />
  );
}
