import type { StyleRule } from '@vanilla-extract/css';
import { headerHeight } from '@/styles/tokens';

/** For art at the head of a page: it begins under the header, which is clear there. */
export const underHeader = {
  marginTop: `-${headerHeight}`,
  '@media': { '(scripting: none)': { marginTop: 0 }, print: { marginTop: 0 } },
} satisfies StyleRule;
