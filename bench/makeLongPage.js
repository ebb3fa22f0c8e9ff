/** How many blocks the page has in which is written. */
export const BLOCKS = 200;

/** What the heading in the middle says, by which it is found. */
export const MIDDLE_HEADING = "Half way down";
/** What the text after it says. */
export const MIDDLE_TEXT = "What is written here";

/**
 * Makes a page of 200 blocks, headings and texts in turn.
 * @param {Pick<import("./withOwner.js").OwnersSide, "ask">} side
 * @returns {Promise<string>} its id
 */
export async function makeLongPage({ ask }) {
  const made = await ask("/api/admin/documents", { kind: "page", title: "A long page" });
  const { document } = await ask(`/api/admin/documents/${made.id}`);
  const blocks = Array.from({ length: BLOCKS }, (_, place) => blockAt(place));
  await ask(
    `/api/admin/documents/${made.id}`,
    {
      based_on: document.updated_at,
      content: { ...document.content, body: { version: 1, blocks } },
    },
    "PUT",
  );
  return made.id;
}

/** @param {number} place */
function blockAt(place) {
  const id = `block-${place}`;
  const isMiddle = Math.floor(place / 2) === BLOCKS / 4;
  if (place % 2 === 0) {
    const text = isMiddle ? MIDDLE_HEADING : `Heading ${place}`;
    return { id, type: "heading", fields: { text, level: 2 } };
  }
  const words = isMiddle ? MIDDLE_TEXT : `Text ${place}`;
  return { id, type: "text", fields: { html: `<p>${words} ${"with more words ".repeat(20)}</p>` } };
}
