/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, brighter = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
        const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (brighter + 0.05) / (darker + 0.05);
}
