import { style } from '@vanilla-extract/css';
import { fontFamily, vars } from '@/styles/contract.css';
import { layer } from '@/styles/layers.css';
import { figures, voice } from '@/styles/voices';
import { fontWeight, space } from '@/styles/tokens';

/** A table as almanacs have them: ruled in ink above and below its head, figures under figures. */
export const table = style({
  '@layer': {
    [layer.ui]: {
      width: '100%',
      borderTop: `3px solid ${vars.color.ink}`,
      ...figures,
      '@media': { print: { fontSize: '8.5pt' } },
    },
  },
});

export const caption = style({
  '@layer': {
    [layer.ui]: {
      textAlign: 'start',
      paddingBottom: space.s,
      color: vars.color.inkMuted,
      // Words: a year among them is of their face.
      fontFamily: fontFamily.body,
    },
  },
});

export const head = style({
  '@layer': {
    [layer.ui]: {
      ...voice.imprint,
      textAlign: 'start',
      padding: `${space.xs} ${space.m} ${space.xs} 0`,
      borderBottom: `1px solid ${vars.color.ink}`,
    },
  },
});

export const cell = style({
  '@layer': {
    [layer.ui]: {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: `${space.xs} ${space.m} ${space.xs} 0`,
      borderBottom: `1px solid ${vars.color.line}`,
      fontWeight: fontWeight.regular,
    },
  },
});
