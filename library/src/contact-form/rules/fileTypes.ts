import type { FormFile } from "./RuleFunction.ts";

/**
 * Kinds and their types, each with the endings of its files; a type without any has its own name as
 * ending. An ending may stand with several types, where systems do not agree.
 */
const TYPES = `image/ jpeg=jpg,jpeg,jpe png gif webp avif heic heif svg+xml=svg bmp tiff=tif,tiff x-icon=ico
audio/ mpeg=mp3,m4a,m4b mp4=m4a,m4b aac wav ogg=ogg,oga flac midi=mid,midi
video/ mp4=mp4,m4v quicktime=mov,qt webm ogg=ogv mpeg=mpeg,mpg,mpe avi x-msvideo=avi x-ms-wmv=wmv x-matroska=mkv 3gpp=3gp
text/ plain=txt csv html=htm,html css calendar=ics vtt
application/ pdf rtf json zip gzip=gz x-gzip=gz x-tar=tar rar x-7z-compressed=7z msword=doc vnd.ms-excel=xls vnd.ms-powerpoint=ppt,pps
application/vnd.openxmlformats-officedocument. wordprocessingml.document=docx spreadsheetml.sheet=xlsx presentationml.presentation=pptx
application/vnd.oasis.opendocument. text=odt spreadsheet=ods presentation=odp`;

type FileType = { readonly type: string; readonly endings: readonly string[] };

/** Read at the first file, since most forms take none and every form loads this. */
let known: readonly FileType[] | undefined;

/**
 * Whether a file is of a type such as "image/png" or of a kind such as "image/*", in lower case.
 * The ending of its name decides, for by that it will be opened; the type that the sender states
 * counts only for a name without one.
 */
export function isOfType({ name, type }: FormFile, wanted: string): boolean {
  const types = name.includes(".") ? typesOf(name) : [type];
  // "image/*" is what begins with "image/". Nothing begins with the "*/" of "*/*".
  const kind = wanted.endsWith("/*") ? wanted.slice(0, -1) : undefined;
  return types.some((one) => (kind ? one.startsWith(kind) : one === wanted));
}

function typesOf(name: string): string[] {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  known ??= TYPES.split("\n").flatMap(readKind);
  return known.filter(({ endings }) => endings.includes(ending)).map(({ type }) => type);
}

function readKind(line: string): FileType[] {
  const [kind, ...types] = line.split(" ");
  return types.map((one) => {
    const [type = "", endings = type] = one.split("=");
    return { type: `${kind}${type}`, endings: endings.split(",") };
  });
}
