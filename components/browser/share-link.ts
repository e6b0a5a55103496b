/** `shared` also when the visitor closed the device's share sheet: that was a choice. */
export type ShareOutcome = 'shared' | 'copied' | 'byHand';

/**
 * Hands a link on: by the device's share sheet, else by the clipboard. Call it in a click.
 *
 * @returns `byHand` when neither is to be had, so that the link is to be shown
 */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  // Old browsers and most desktop ones have no share sheet, whatever the types say.
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
      // The device cannot after all; the clipboard may.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // No clipboard without a secure connection or the visitor's leave.
    return 'byHand';
  }
}
