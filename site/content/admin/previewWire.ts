import * as v from "valibot";

/** Where a document is shown as it will look, to those who work on it: /preview/:id. */
export const PREVIEW_ROOT = "/preview";

/** Leaves out what the address says otherwise: a preview is shown in any case. */
const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.optional(v.fallback(v.optional(v.picklist(choices)), undefined));

/** As whom and how a preview is looked at; each is left out where it is as for most visitors. */
export const previewQuery = v.object({
  /** As a visitor chose, whatever their device says. */
  theme: oneOf(["light", "dark"]),
  /** For those whom movement makes ill. */
  motion: oneOf(["reduce"]),
  /** As where scripts are blocked or fail. */
  script: oneOf(["off"]),
  /** The layout of the other writing direction; words stay as they are. */
  direction: oneOf(["ltr", "rtl"]),
  /** With an account, by which fields are filled in. */
  visitor: oneOf(["signed-in"]),
});
export type PreviewView = v.InferOutput<typeof previewQuery>;

/** The widths at which a preview is shown, in CSS pixels. */
export const PREVIEW_WIDTHS = { phone: 360, tablet: 768, desktop: 1280 } as const;
export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;

/** The address of a preview. */
export function previewAddress(id: string, view: PreviewView = {}): string {
  const said = Object.entries(view).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(said as [string, string][]);
  return `${PREVIEW_ROOT}/${id}${query.size > 0 ? `?${query}` : ""}`;
}

/** The channel on which editor and previews of a document talk; only pages of ours hear it. */
export const previewChannel = (id: string): string => `vitrine-preview-${id}`;

/** What is said there. */
export const previewMessage = v.variant("kind", [
  /** The editor: the draft was stored. */
  v.object({ kind: v.literal("update") }),
  /** The editor: somebody works on this block now. */
  v.object({ kind: v.literal("show"), block: v.string() }),
  /** A preview: it is there. */
  v.object({ kind: v.literal("ready") }),
  /** A preview: it shows what was stored when it was told. */
  v.object({ kind: v.literal("updated") }),
  /** A preview: it could not be brought up to date. */
  v.object({ kind: v.literal("failed") }),
  /** A preview: somebody means this block, to work on it; or pressed something in it that answers by itself. */
  v.object({ kind: v.literal("select"), block: v.string(), is_used: v.boolean() }),
  /** A preview: a link was clicked, which leads away from what is looked at. */
  v.object({ kind: v.literal("link"), href: v.string() }),
]);
export type PreviewMessage = v.InferOutput<typeof previewMessage>;

/**
 * What stands in a preview's markup around every list of blocks and every block, as comments: they
 * change nothing of how a page looks.
 */
export const BLOCK_MARKS = {
  list: "blocks",
  endOfList: "/blocks",
  block: "block ",
  endOfBlock: "/block",
} as const;

/** The name of the meta element that says what a preview's policy says beside every page's. */
export const REACH_META = "vitrine-reach";
