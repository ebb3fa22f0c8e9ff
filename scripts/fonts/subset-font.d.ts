/** What we use of a package that brings no types. */
declare module "subset-font" {
  function subsetFont(
    font: Uint8Array,
    letters: string,
    options: {
      readonly targetFormat: "woff2";
      /** OpenType features that are kept; default all. */
      readonly keepFeatures?: readonly string[];
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number; readonly default: number }>
      >;
    },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
