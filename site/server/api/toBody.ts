import type { Block, Body } from "vitrine/api";
import type { DocumentBody } from "../../content/documentBody.ts";
import { localeOf } from "../../texts/localeOf.ts";
import { tellBroken } from "../pages/tellBroken.ts";
import type { ApiOptions } from "./ApiOptions.ts";
import { renderBody } from "./renderBody.tsx";
import { toBlocks } from "./toBlocks.ts";

type Bodied = {
  readonly path: string;
  readonly language: string | null;
  readonly body: DocumentBody;
};

/** The content of a document in the form that was asked for; the other is null. */
export async function toBody(
  { path, language, body }: Bodied,
  asked: Body,
  { source, log }: ApiOptions,
): Promise<{ readonly blocks: Block[] | null; readonly html: string | null }> {
  const onBroken = tellBroken({ log, path });
  if (asked === "blocks") return { blocks: toBlocks(body.blocks, onBroken), html: null };
  const site = await source.readSite();
  const locale = localeOf(site, language ?? site.language);
  return { blocks: null, html: await renderBody(body, { source, locale, onBroken }) };
}
