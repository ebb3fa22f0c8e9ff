/** The kinds of pictures that an address may hold as a whole; none that can run a script. */
const DATA = /^data:image\/(png|gif|jpe?g|webp|avif);base64,([a-z\d+/=\s]*)$/i;

/** The file that an address such as "data:image/png;base64,…" holds. @returns undefined for any other */
export function pictureInAddress(address: string): File | undefined {
  const [, kind, encoded] = DATA.exec(address.trim()) ?? [];
  if (kind === undefined || encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${kind}`, { type: `image/${kind}` });
  } catch {
    return undefined;
  }
}
