import { villageName } from './images';

const gap = 0.6;

/** A data URL, as a captured page needs it. */
export function namePicture(fill: string, ground: string): string {
  let width = 0;
  const words = villageName.map((word) => {
    const path = `<path transform="translate(${width} ${word.height})" d="${word.d}"/>`;
    width += word.width + gap * word.height;
    return path;
  });
  const height = villageName[0]?.height ?? 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${fill}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${words.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
