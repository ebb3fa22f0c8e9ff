import * as v from "valibot";
import { type Behaviour, behaviours } from "vitrine/runtime";
import { startPage } from "../client/startPage.ts";
import {
  PREVIEW_ROOT,
  type PreviewMessage,
  previewChannel,
  previewMessage,
} from "../content/admin/previewWire.ts";
import { createUpdate } from "./createUpdate.ts";
import { lessMotion } from "./lessMotion.ts";
import { showBlock } from "./showBlock.ts";
import { stayHere } from "./stayHere.ts";
import { updateInTurn } from "./updateInTurn.ts";
import { watchSelection } from "./watchSelection.ts";

/**
 * What keeps still in a preview: what the specification names, and what would sign somebody up. All
 * else runs, also what rests where a page builder's own editor is at work on its page.
 */
const STILL = new Set([
  ...["sticky", "sticky-header", "theme-header", "header", "footer", "typing", "typed-text"],
  ...["builder-form", "account-fields"],
]);

const id = location.pathname.slice(PREVIEW_ROOT.length + 1);
const channel = new BroadcastChannel(previewChannel(id));
/** A block that is worked on and that no draft has brought here yet. */
let awaited: string | undefined;
const tell = (message: PreviewMessage): void => channel.postMessage(message);

if (new URLSearchParams(location.search).get("motion") === "reduce") lessMotion(window);
const update = updateInTurn({
  update: createUpdate({ document, address: location.href, reload: () => location.reload() }),
  onDone: () => {
    tell({ kind: "updated" });
    if (awaited !== undefined) show(awaited);
  },
  onFailed: () => tell({ kind: "failed" }),
});
startPage(behaviours.map(inPreview));
stayHere(window, (href) => tell({ kind: "link", href }));

channel.onmessage = ({ data }) => {
  const read = v.safeParse(previewMessage, data);
  if (!read.success) return;
  if (read.output.kind === "update") update();
  if (read.output.kind === "show") show(read.output.block);
};
watchSelection(window, ({ block, isUsed }) => tell({ kind: "select", block, is_used: isUsed }));
tell({ kind: "ready" });

function show(block: string): void {
  awaited = showBlock(document, block) ? undefined : block;
}

function inPreview(behaviour: Behaviour): Behaviour {
  return behaviour.inEditor === false
    ? { ...behaviour, inEditor: !STILL.has(behaviour.name) }
    : behaviour;
}
