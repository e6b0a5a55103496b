/** `shared` also when the visitor closed the device's share sheet: that was a choice. */
export type ShareOutcome = 'shared' | 'copied' | 'byHand';

/** Hands a link on, as {@link handOn} does. */
export function shareLink(title: string, url: string): Promise<ShareOutcome> {
  return handOn({ title, url }, url);
}

/**
 * Hands something on: by the device's share sheet, else by the clipboard. Call it in a click.
 *
 * @param data what the share sheet takes; undefined for the clipboard alone
 * @param text what the clipboard takes
 * @returns `byHand` when neither is to be had, so that the text is to be shown
 */
export async function handOn(data: ShareData | undefined, text: string): Promise<ShareOutcome> {
  // Old browsers and most desktop ones have no share sheet, whatever the types say.
  if (data && 'share' in navigator) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
      // The device cannot after all; the clipboard may.
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
