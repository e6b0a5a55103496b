/**
 * A link that rings a number.
 *
 * @param phone as visitors read it: `01234 567890`, `(01234) 567890`, `+44 (0)1234 567890`. The nought
 * in brackets is for callers within Britain only, so behind +44 it is left out.
 */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/^\s*\+44\s*(\(0\)|0)/, '+44').replace(/[^\d+]/g, '')}`;
}

/** A link that opens a new email, its subject filled in where one is given. */
export function mailtoHref(email: string, subject?: string): string {
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}
