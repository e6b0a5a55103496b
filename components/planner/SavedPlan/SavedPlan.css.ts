import { style } from '@vanilla-extract/css';
import { roundButton } from '@/components/saved/SaveButton/SaveButton.css';
import { space, vars } from '@/styles/theme';

export const more = style({ justifySelf: 'center' });

export const remove = style([
  roundButton,
  { ':hover': { borderColor: vars.color.danger, color: vars.color.danger } },
]);

export const notice = style({
  padding: space.l,
  background: vars.color.sunken,
  borderInlineStart: `6px solid ${vars.color.lamp}`,
});
