import { style } from '@vanilla-extract/css';
import { roundButton } from '@/components/ui/Button/RoundButton.css';
import { vars } from '@/styles/contract.css';

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineClamp: 2,
  overflow: 'hidden',
  flexGrow: 0,
});

export const facts = style({ flexGrow: 1, alignContent: 'flex-start' });

export const remove = style([
  roundButton,
  { ':hover': { borderColor: vars.color.danger, color: vars.color.danger } },
]);
