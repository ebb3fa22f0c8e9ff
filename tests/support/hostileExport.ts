import { type ExportItem, exportXml, OLD_SITE } from "./exports/exportXml.ts";
import { injections } from "./injections.ts";

/** Ids of the attachments begin here, those of the posts and pages at 1. */
const FIRST_ATTACHMENT = 100_000;

/** An export with every hostile string in every field that an import reads. */
export function hostileExport(): string {
  return exportXml(
    injections.flatMap((hostile, index) => [
      hostileDocument(hostile, index),
      hostilePicture(hostile, index),
    ]),
    {
      authors: Object.fromEntries(injections.map((hostile, index) => [`author-${index}`, hostile])),
    },
  );
}

function hostileDocument(hostile: string, index: number): ExportItem {
  const id = String(index + 1);
  return {
    id,
    type: index % 2 === 0 ? "post" : "page",
    title: hostile,
    // By turns an address of the site, an address as such, and none, so that the slug counts.
    link: [`${OLD_SITE}/${hostile}`, hostile, `${OLD_SITE}/?p=${id}`][index % 3] ?? "",
    slug: hostile,
    author: index % 4 === 0 ? hostile : `author-${index}`,
    excerpt: hostile,
    content: hostileContent(hostile, String(FIRST_ATTACHMENT + index)),
    terms: [
      { domain: "category", slug: hostile, name: hostile },
      { domain: "post_tag", slug: hostile, name: hostile },
    ],
  };
}

function hostileContent(hostile: string, picture: string): string {
  return `${hostile}

[caption id="${hostile}" align="${hostile}" width="${hostile}" caption="${hostile}"]<img src="${hostile}" alt='${hostile}'>${hostile}[/caption]

[gallery ids="${picture}" columns="${hostile}" link="${hostile}"]

[embed]${hostile}[/embed]

[audio src="${hostile}"] [video mp4="${hostile}" poster="${hostile}"]

<a href="${hostile}" title='${hostile}'>${hostile}</a>
<iframe src="https://example.org/${hostile}" title="${hostile}"></iframe>
<!-- wp:${hostile} {"x":"${hostile}"} -->
<p style="${hostile}" class='${hostile}' id="${hostile}">${hostile}
<!--more ${hostile}-->
<textarea>${hostile}</textarea>`;
}

function hostilePicture(hostile: string, index: number): ExportItem {
  return {
    id: String(FIRST_ATTACHMENT + index),
    type: "attachment",
    status: "inherit",
    title: hostile,
    excerpt: hostile,
    parent: String(index + 1),
    attachmentUrl: `https://example.org/${hostile}/a.jpg`,
    meta: {
      _wp_attachment_image_alt: hostile,
      _wp_attachment_metadata: `a:3:{s:5:"width";i:640;s:6:"height";i:480;s:5:"sizes";a:1:{s:6:"medium";a:1:{s:4:"file";s:9:"${hostile}";}}}`,
    },
  };
}
