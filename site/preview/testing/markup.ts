/** A block in the markup of a preview. */
export const block = (id: string, inside: string): string =>
  `<!--block ${id}-->${inside}<!--/block-->`;

/** A list of blocks in the markup of a preview. */
export const list = (...blocks: readonly string[]): string =>
  `<!--blocks-->${blocks.join("")}<!--/blocks-->`;

/** An element that holds this markup, in a document where nothing runs. */
export async function readContent(markup: string): Promise<HTMLElement> {
  const address = URL.createObjectURL(new Blob([`<main>${markup}</main>`], { type: "text/html" }));
  const xhr = new XMLHttpRequest();
  xhr.open("GET", address);
  xhr.responseType = "document";
  const loaded = new Promise((resolve) => xhr.addEventListener("load", resolve));
  xhr.send();
  await loaded;
  URL.revokeObjectURL(address);
  const main = (xhr.response as Document).querySelector("main");
  if (!main) throw new Error("The markup of a test holds no element.");
  return main;
}
