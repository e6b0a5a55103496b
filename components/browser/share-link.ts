/** `shared` also when the visitor closed the device's share sheet: that was a choice. */
export type ShareOutcome = 'shared' | 'copied' | 'byHand';

/** Whether the device's share sheet takes this data. */
export function canShare(data: ShareData): boolean {
  // Old browsers and most desktop ones have no share sheet, whatever the types say; some have one
  // and do not say what it carries, which is links and texts then.
  if (!('share' in navigator)) return false;
  return 'canShare' in navigator ? navigator.canShare(data) : !data.files;
}

export const isChoice = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

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
  if (data && canShare(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isChoice(error)) return 'shared';
      // Try the clipboard.
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
