import type { PostalAddress } from '@/content/types';

/** As visitors read it: "2 Anchor Row, the village, AB1 2CD". */
export const addressText = ({ street, village, postcode }: PostalAddress): string =>
  [street, village, postcode?.replace(' ', '\u00a0')]
    .filter((part) => part !== undefined)
    .join(', ');
