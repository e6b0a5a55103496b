import { withBasePath } from '../base-path';
import { imageFor } from './images';
import { isRemote } from './remote';

export function imageUrl(src: string): string {
  if (isRemote(src)) return src;
  const { svg, webp = [] } = imageFor(src);
  const file = svg ?? webp.find(({ width }) => width >= 640)?.src ?? webp.at(-1)?.src;
  if (!file) throw new Error(`The image manifest lists no file for the picture '${src}'.`);
  return withBasePath(file);
}

export function largestImageUrl(src: string): string {
  if (isRemote(src)) return src;
  const { svg, webp = [] } = imageFor(src);
  const file = svg ?? webp.at(-1)?.src;
  if (!file) throw new Error(`The image manifest lists no file for the picture '${src}'.`);
  return withBasePath(file);
}
