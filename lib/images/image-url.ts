import { withBasePath } from '../base-path';
import { imageFor } from './images';
import { isRemote } from './remote';

export function imageUrl(src: string): string {
  return urlOf(src, 640);
}

export function largestImageUrl(src: string): string {
  return urlOf(src, Infinity);
}

function urlOf(src: string, least: number): string {
  if (isRemote(src)) return src;
  const { svg, webp = [] } = imageFor(src);
  const file = svg ?? (webp.find(({ width }) => width >= least) ?? webp.at(-1))?.src;
  if (!file) throw new Error(`The image manifest lists no file for the picture '${src}'.`);
  return withBasePath(file);
}
