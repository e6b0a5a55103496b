import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { inUi } from '@/styles/in-layer';
import { figures, textStyle } from '@/styles/text-styles';
import { fontWeight, space } from '@/styles/tokens';

/** A table as almanacs have them: ruled in ink above and below its head, figures under figures. */
export const table = style(
  inUi({
    width: '100%',
    borderTop: `3px solid ${vars.color.ink}`,
    ...figures,
    '@media': { print: { fontSize: '8.5pt' } },
  }),
);

export const caption = style(
  inUi({
    textAlign: 'start',
    paddingBottom: space.s,
    color: vars.color.inkMuted,
  }),
);

export const head = style(
  inUi({
    ...textStyle.imprint,
    textAlign: 'start',
    padding: `${space.xs} ${space.m} ${space.xs} 0`,
    borderBottom: `1px solid ${vars.color.ink}`,
  }),
);

export const cell = style(
  inUi({
    textAlign: 'start',
    verticalAlign: 'top',
    padding: `${space.xs} ${space.m} ${space.xs} 0`,
    borderBottom: `1px solid ${vars.color.line}`,
    fontWeight: fontWeight.regular,
  }),
);
