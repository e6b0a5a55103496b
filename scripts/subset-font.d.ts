declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** A number pins an axis; a range narrows it. */
    readonly variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    readonly keepFeatures: readonly string[];
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
