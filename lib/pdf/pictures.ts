/** Fetched before the capture, which would wait for ever for one that never comes. */
import { inTime, type SheetOptions, timeoutMs, untilAborted } from './steps';

/**
 * Each picture by its address, null where it did not load within `timeoutMs`.
 * @throws the reason of `signal`
 */
export async function fetchPictures<T>(
  urls: Iterable<string>,
  load: (url: string, signal: AbortSignal) => Promise<T>,
  { signal, onProgress }: SheetOptions,
): Promise<ReadonlyMap<string, T | null>> {
  signal.throwIfAborted();
  const stop = inTime(signal);
  const each = [...new Set(urls)];
  let done = 0;
  const fetchOne = async (url: string): Promise<readonly [string, T | null]> => {
    const picture = await untilAborted(stop, load(url, stop)).catch((cause: unknown) => {
      if (!signal.aborted) console.error(`A picture is left out of the PDF: ${url}`, cause);
      return null;
    });
    done += 1;
    onProgress({ stage: 'pictures', done, total: each.length });
    return [url, picture];
  };
  return new Map(await untilAborted(signal, Promise.all(each.map(fetchOne))));
}

/** At least a pixel in size. @throws where the browser has none */
export function newCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on');
  return context;
}

/** The host of a picture from elsewhere has to allow that a canvas is read after it. */
export async function loadImage(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  // Taking the address away ends a download that would never end by itself.
  signal.addEventListener('abort', () => image.removeAttribute('src'));
  await image.decode();
  return image;
}

/** Firefox goes on showing what stood there before. @throws when a picture does not load */
export async function picturesLoaded({ images }: Document): Promise<void> {
  const loaded = (image: HTMLImageElement) =>
    new Promise<void>((resolve, reject) => {
      if (image.complete && image.currentSrc === image.src) return resolve();
      const fail = () => reject(new Error('A picture of the copy does not load'));
      image.addEventListener('load', () => resolve(), { once: true });
      image.addEventListener('error', fail, { once: true });
      setTimeout(fail, timeoutMs);
    });
  await Promise.all([...images].map(loaded));
}
