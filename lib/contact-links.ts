/** A nought in brackets, `+44 (0)1234 567890`, is for callers within Britain only and left out. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/^\s*\+44\s*(\(0\)|0)/, '+44').replace(/[^\d+]/g, '')}`;
}

export function mailtoHref(email: string, subject?: string): string {
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}
