import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";

/**
 * Fills a folder with a made-up picture for each attachment of an export that is one, under its name
 * and in the size that the export tells; others are left out.
 * @param xml - the text of the export
 * @returns how many there are
 */
export async function makeUploads(xml: string, folder: string): Promise<number> {
  const items = xml.split("<item>").slice(1);
  const names = new Set<string>();
  for (const item of items) {
    const [, url = ""] = /<wp:attachment_url>(?:<!\[CDATA\[)?([^\]<]*)/.exec(item) ?? [];
    if (!/\.(?:jpe?g|png)$/i.test(url)) continue;
    const [, width = "640", height = "480"] =
      /s:5:"width";i:(\d+);s:6:"height";i:(\d+);/.exec(item) ?? [];
    const hue = (names.size * 47) % 360;
    const picture = sharp({
      create: {
        width: Number(width),
        height: Number(height),
        channels: 3,
        background: `hsl(${hue}, 40%, 60%)`,
      },
    });
    const name = basename(url);
    const bytes = await (/png$/i.test(name) ? picture.png() : picture.jpeg()).toBuffer();
    await writeFile(join(folder, name), bytes);
    names.add(name);
  }
  return names.size;
}
