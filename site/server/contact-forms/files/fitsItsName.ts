import type { FormFileKind } from "./sniffFormFile.ts";

type Promised = readonly [kinds: readonly FormFileKind[], endings: string];

/** What a file must be whose name ends so. */
const PROMISES: readonly Promised[] = [
  [["picture"], "jpg jpeg jpe png gif webp avif heic heif bmp tif tiff ico"],
  [["drawing"], "svg"],
  [["recording"], "mp3 m4a m4b aac wav ogg oga flac mid midi"],
  [["recording"], "mp4 m4v mov qt webm ogv mpeg mpg mpe avi wmv mkv 3gp"],
  [["pdf"], "pdf"],
  [["archive"], "zip docx xlsx pptx odt ods odp epub gz tgz tar rar 7z"],
  // Office programs save their newer kinds, and RTF, under the older names, too.
  [["office", "archive"], "doc xls ppt pps rtf"],
];

/** Names that say of themselves that they are run. */
const HONEST =
  /\.(?:exe|dll|com|msi|scr|app|dmg|jar|lnk|sh|bash|py|pl|rb|js|mjs|html?|xhtml|xml|php|aspx?|jsp)$/i;

/**
 * Whether a file is what its name says: one that is called a picture must be one, and what is run
 * must not be called otherwise. Only the last ending counts, for by that it will be opened.
 */
export function fitsItsName(name: string, kind: FormFileKind): boolean {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const promised = PROMISES.find(([, endings]) => endings.split(" ").includes(ending));
  if (promised) return promised[0].includes(kind);
  return (kind !== "program" && kind !== "page") || HONEST.test(name);
}
