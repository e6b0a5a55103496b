import { withBasePath } from '../base-path';
import { imageFor } from './images';
import { isRemote } from './remote';

/** @param least pixels of the width of a photograph, where it is so wide; Infinity for its largest */
export function imageUrl(src: string, least = 640): string {
  if (isRemote(src)) return src;
  const { svg, webp = [] } = imageFor(src);
  const file = svg ?? (webp.find(({ width }) => width >= least) ?? webp.at(-1))?.src;
  if (!file) throw new Error(`The image manifest lists no file for the picture '${src}'.`);
  return withBasePath(file);
}
