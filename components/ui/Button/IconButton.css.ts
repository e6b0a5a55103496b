import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { touchTarget } from '@/styles/tokens';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  fontSize: '1.2rem',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.link, background: vars.color.sunken },
});
