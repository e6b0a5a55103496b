import { newCanvas } from './pictures';

const tolerance = 2;

const sampleSize = 64;

const visibleDifference = 8;

/** @throws where a copy is larger or smaller than its original by more than 2 CSS pixels */
export function expectSameLayout(original: HTMLElement, copy: HTMLElement): void {
  const before = original.getBoundingClientRect();
  const after = copy.getBoundingClientRect();
  const differs = (['width', 'height'] as const).some(
    (side) => Math.abs(before[side] - after[side]) > tolerance,
  );
  if (differs) throw new Error('The copy of the plan has lost its styles');
}

/** Whether all of a picture is one colour. `pixels` holds red, green, blue and opacity in turn. */
export function isOneColour(pixels: ArrayLike<number>): boolean {
  for (let index = 4; index < pixels.length; index += 1) {
    const difference = (pixels[index] ?? 0) - (pixels[index % 4] ?? 0);
    if (Math.abs(difference) >= visibleDifference) return false;
  }
  return true;
}

/** @throws where a picture is one colour */
export function expectNotBlank(canvas: HTMLCanvasElement): void {
  const context = newCanvas(sampleSize, sampleSize);
  context.drawImage(canvas, 0, 0, sampleSize, sampleSize);
  if (isOneColour(context.getImageData(0, 0, sampleSize, sampleSize).data)) {
    throw new Error('A page of the PDF is blank');
  }
}
