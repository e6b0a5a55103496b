import type { PocketFacts } from '@/lib/pocket/facts';
import type { Box } from '@/lib/map/boxes';
import { loadImage } from '@/lib/pdf/pictures';
import { loadTimeoutMs } from '@/components/browser/in-time';

const DOTS = 300 / 25.4;

export async function posterFor(
  { src, middle }: PocketFacts['poster'],
  box: Pick<Box, 'width' | 'height'>,
): Promise<string | undefined> {
  try {
    const image = await loadImage(src, AbortSignal.timeout(loadTimeoutMs));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(box.width * DOTS);
    canvas.height = Math.round(box.height * DOTS);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.max(canvas.width / naturalWidth, canvas.height / naturalHeight);
    const [width, height] = [canvas.width / scale, canvas.height / scale];
    const left = Math.min(Math.max(middle * naturalWidth - width / 2, 0), naturalWidth - width);
    const top = (naturalHeight - height) / 2;
    context.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.86);
  } catch (cause) {
    console.error('The poster is left out of the pocket guide', cause);
    return undefined;
  }
}
