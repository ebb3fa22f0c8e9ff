import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { EXPORT_FOOT, type ExportComment, exportHead, itemXml } from "./exportXml.ts";

const PARAGRAPH = `<!-- wp:paragraph -->\n<p>${"Many words, none of them new. ".repeat(30)}</p>\n<!-- /wp:paragraph -->\n\n`;

/**
 * Writes an export of about `bytes` bytes: posts of 20 kB, each with a picture that stands after it.
 * @returns how many posts it holds
 */
export async function writeLargeExport(path: string, bytes: number): Promise<number> {
  let posts = 0;
  function* parts(): Generator<string> {
    let written = 0;
    yield exportHead({ authors: { admin: "Ada" } });
    while (written < bytes) {
      posts += 1;
      const part = postAndPicture(posts);
      written += part.length;
      yield part;
    }
    yield EXPORT_FOOT;
  }
  await pipeline(Readable.from(parts()), createWriteStream(path));
  return posts;
}

/** Three to a post, the second in answer to the first. */
function commentsOf(post: number): ExportComment[] {
  const first = String(3 * post);
  return [
    { id: first },
    { id: String(3 * post + 1), parent: first },
    { id: String(3 * post + 2), content: "And printed well, too." },
  ];
}

function postAndPicture(number: number): string {
  const id = String(2 * number - 1);
  const picture = String(2 * number);
  return (
    itemXml({
      id,
      title: `Post ${number}`,
      content: PARAGRAPH.repeat(22),
      comments: commentsOf(number),
    }) +
    itemXml({
      id: picture,
      type: "attachment",
      status: "inherit",
      parent: id,
      attachmentUrl: `https://old.example/wp-content/uploads/${picture}.jpg`,
      meta: { _wp_attachment_metadata: 'a:2:{s:5:"width";i:640;s:6:"height";i:480;}' },
    })
  );
}
