import { style } from '@vanilla-extract/css';
import { needsScript } from '@/components/forms/forms.css';
import { controlHeight } from '@/components/ui/Field/Field.css';
import { media } from '@/styles/breakpoints';
import { space } from '@/styles/tokens';

export const feeds = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: space.xxl } },
});

export const feed = style({
  display: 'grid',
  gap: space.l,
  alignContent: 'start',
  justifyItems: 'start',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });

export const address = style({ display: 'grid', gap: space.s, width: '100%', maxWidth: '44rem' });

export const row = style({
  display: 'grid',
  alignItems: 'end',
  gap: space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});

export const copyButton = style([
  needsScript,
  { justifySelf: 'start', '@media': { [media.tablet]: { minHeight: controlHeight } } },
]);
