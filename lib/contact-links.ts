/** A link that rings a number. @param phone as visitors read it, with spaces */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** A link that opens a new email, its subject filled in where one is given. */
export function mailtoHref(email: string, subject?: string): string {
  return subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`;
}
