/** The folders of files that a dump may hold, by the first step of a file's name in it. */
export const FILE_FOLDERS = ["uploads", "form-files"] as const;

export type FileFolder = (typeof FILE_FOLDERS)[number];

/** Where they are on this machine; what is undefined is left out. */
export type FilePlaces = Readonly<Record<FileFolder, string | undefined>>;

/** A file in a dump. */
export type DumpedFile = {
  readonly folder: FileFolder;
  /** Below that folder, its steps separated by slashes. */
  readonly path: string;
};
