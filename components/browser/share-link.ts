/** `shared` also when the visitor closed the device's share sheet: that was a choice. */
export type ShareOutcome = 'shared' | 'copied' | 'byHand';

export function canShare(data: ShareData): boolean {
  // Old browsers and most desktop ones have no share sheet, whatever the types say; some have one
  // and do not say what it carries, which is links and texts then.
  if (!('share' in navigator)) return false;
  return 'canShare' in navigator ? navigator.canShare(data) : !data.files;
}

export const isChoice = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export function shareLink(title: string, url: string): Promise<ShareOutcome> {
  return handOn({ title, url }, url);
}

/** By the share sheet, else the clipboard. Call it in a click. */
export async function handOn(data: ShareData | undefined, text: string): Promise<ShareOutcome> {
  if (data && canShare(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isChoice(error)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No clipboard without a secure connection or the visitor's leave.
    return 'byHand';
  }
}
