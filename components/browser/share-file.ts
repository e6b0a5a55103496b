import { canShare, isChoice } from './share-link';

/**
 * As a file of its type, else as plain text, which most share sheets take; undefined if neither.
 */
export function shareableFile(name: string, type: string, text: string): File | undefined {
  const files = [
    new File([text], name, { type }),
    new File([text], `${name}.txt`, { type: 'text/plain' }),
  ];
  return files.find((file) => canShare({ files: [file] }));
}

/** Call it in a click. False where it failed. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return isChoice(error);
  }
}
