/** `shared` also when the visitor closed the device's share sheet: that was a choice. */
export type ShareOutcome = 'shared' | 'copied' | 'failed';

export function canShare(data: ShareData): boolean {
  // Old browsers and most desktop ones have no share sheet, whatever the types say; some have one
  // and do not say what it carries, which is links and texts then.
  if (!('share' in navigator)) return false;
  return 'canShare' in navigator ? navigator.canShare(data) : !data.files;
}

/** By the share sheet. False where it failed, and not where the visitor closed it. */
async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** By the share sheet, else the clipboard. Call it in a click. */
export async function shareOrCopy(
  data: ShareData | undefined,
  text: string,
): Promise<ShareOutcome> {
  if (data && canShare(data) && (await share(data))) return 'shared';
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No clipboard without a secure connection or the visitor's leave.
    return 'failed';
  }
}

/** Of its type, else as plain text, which most share sheets take; undefined if neither. */
export function shareable(file: File): File | undefined {
  const asText = new File([file], `${file.name}.txt`, { type: 'text/plain' });
  return [file, asText].find((one) => canShare({ files: [one] }));
}

/** Call it in a click. False where it failed. */
export const shareFile = (file: File): Promise<boolean> => share({ files: [file] });
