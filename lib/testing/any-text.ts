import fc from 'fast-check';

/**
 * Text of any characters at all. The same as fast-check's unit `binary`, which begins by numbering
 * all the million of them.
 */
export function anyText(maxLength: number) {
  const unit = fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  return fc.string({ unit, maxLength });
}
