import { canShare, isChoice } from './share-link';

/**
 * A text as a file that the share sheet takes: under its own type, else as plain text, which most
 * of them carry.
 *
 * @param name with its ending
 * @returns undefined where the device takes no such file
 */
export function shareableFile(name: string, type: string, text: string): File | undefined {
  const files = [
    new File([text], name, { type }),
    new File([text], `${name}.txt`, { type: 'text/plain' }),
  ];
  return files.find((file) => canShare({ files: [file] }));
}

/** Hands a file on by the share sheet. Call it in a click. @returns false where that failed */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return isChoice(error);
  }
}
