/** Where a key leads from an entry: along its level, into its list, or out to the entry around it. */
export type MenuStep = "next" | "previous" | "first" | "last" | "into" | "into-last" | "out";

export type MenuLevel = {
  /** Whether its entries stand side by side. */
  readonly isRow: boolean;
  readonly isRtl: boolean;
};

/** What a key means on this level of a menu; undefined where it means nothing. */
export function menuStep(key: string, { isRow, isRtl }: MenuLevel): MenuStep | undefined {
  const [forward, back] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === "Home") return "first";
  if (key === "End") return "last";
  if (key === forward) return isRow ? "next" : "into";
  if (key === back) return isRow ? "previous" : "out";
  if (key === "ArrowDown") return isRow ? "into" : "next";
  if (key === "ArrowUp") return isRow ? "into-last" : "previous";
  return undefined;
}
