/** Something other than the file ended an import, `where` in words, such as "near post 12". */
export class StoppedAt extends Error {
  readonly where: string;

  constructor(where: string, cause: unknown) {
    super(`Stopped ${where}.`, { cause });
    this.name = "StoppedAt";
    this.where = where;
  }
}
