import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { UploadResult } from "../../content/mediaWire.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import { DownloadError, downloadFile } from "../import/downloadFile.ts";
import { makeImportFolder } from "../import/importFolder.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { MediaUnavailable } from "../media/MediaUnavailable.ts";
import { MAX_FILE_BYTES } from "../media/receiveFile.ts";
import { shownName } from "../media/shownName.ts";
import { takeFile } from "./takeFile.ts";

/** A picture of another site. */
export type WantedPicture = {
  readonly address: string;
  readonly alt?: string | undefined;
  /** Ends the fetching. */
  readonly signal?: AbortSignal | undefined;
};

export type FetchOptions = {
  readonly library: MediaLibrary;
  /** For tests: hosts that are asked though their address is not public. Default none. */
  readonly allowed?: ReadonlySet<string> | undefined;
};

/**
 * Brings a picture of another site into the library, since pages fetch nothing from elsewhere. Only the open net is
 * asked, whatever a name says, and nothing of ours is sent along: see downloadFile.
 * @throws MediaUnavailable; what the disk says
 */
export async function takeFetched(
  { address, alt = "", signal }: WantedPicture,
  user: SignedIn,
  { library, allowed }: FetchOptions,
): Promise<UploadResult> {
  const given = nameIn(address);
  const { folder, remove } = await makeImportFolder().catch(refuseFolder);
  const to = join(folder, "picture");
  try {
    const limits = { signal, allowed, maxBytes: MAX_FILE_BYTES.picture };
    await downloadFile(address, { to, ...limits }).catch(refuseFolder);
    const file = { name: given, stream: createReadStream(to), fields: { alt } };
    return await takeFile(file, user, { library });
  } catch (error) {
    if (!isUnreached(error, signal)) throw error;
    return { name: shownName(given), error: refusalOf(error) };
  } finally {
    await remove();
  }
}

/** Also where whoever asked has gone meanwhile, and reads no answer. */
function isUnreached(error: unknown, signal: AbortSignal | undefined): boolean {
  return error instanceof DownloadError || signal?.aborted === true;
}

function refusalOf(error: unknown): { readonly code: string; readonly message: string } {
  const isTooLarge = error instanceof DownloadError && error.isTooLarge;
  return isTooLarge
    ? { code: "too-large", message: TOO_LARGE }
    : { code: "unreachable", message: UNREACHABLE };
}

/** What the disk says of the folder in which a file stands on its way, as what the owner can do. */
function refuseFolder(error: unknown): never {
  if (!(error instanceof Error && "code" in error && "syscall" in error)) throw error;
  throw new MediaUnavailable(UNWRITABLE, { cause: error });
}

const UNWRITABLE =
  "A picture of another site stands in this server’s temporary folder on its way, which cannot be written. Make room in it, then put the picture in again: nothing of it was kept.";
const TOO_LARGE = `This picture is larger than the ${MAX_FILE_BYTES.picture / 1024 ** 2} MB that a picture may have. Make it smaller, then put it in as a file.`;
const UNREACHABLE =
  "This picture could not be fetched from its site. Save it from there as a file, then put the file in.";

/** What the last part of an address calls a file; its host where there is none. */
function nameIn(address: string): string {
  const { pathname, hostname } = new URL(address);
  const last = pathname.split("/").at(-1) || hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
