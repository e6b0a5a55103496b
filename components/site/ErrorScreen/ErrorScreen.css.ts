import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { ink, space } from '@/styles/tokens';

/** Half of a rectangle by its diagonal, upright on its side: a sail. */
function sail(side: 'left' | 'right', colour: string, position: string, size: string): string {
  const towards = side === 'right' ? 'bottom right' : 'bottom left';
  return `linear-gradient(to ${towards}, transparent 50%, ${colour} 50.5%) ${position} / ${size} no-repeat`;
}

function bar(colour: string, position: string, size: string): string {
  return `linear-gradient(${colour} 0 0) ${position} / ${size} no-repeat`;
}

export const screen = style({
  display: 'grid',
  gap: space.l,
  justifyItems: 'start',
  paddingBlock: space.section,
  minHeight: '60vh',
  alignContent: 'center',
  // A boat at anchor, drawn by the stylesheet alone: what broke may be the network or the scripts.
  '::before': {
    content: '',
    width: 'min(18rem, 100%)',
    aspectRatio: '3 / 2',
    background: [
      sail('right', ink.boatRed, '44% 30%', '15% 38%'),
      sail('left', ink.paper, '57% 38%', '9% 30%'),
      // The mast, the rail, and a hull that is the lower half of an ellipse.
      bar(ink.navy, '52% 30%', '0.8% 42%'),
      bar(ink.boatRed, '50% 59%', '36% 2%'),
      `radial-gradient(50% 100% at 50% 0, ${ink.navy} 97%, transparent 98%) 50% 66% / 34% 10% no-repeat`,
      bar(ink.shallow, '52% 72%', '44% 1.5%'),
      bar(ink.shallow, '24% 81%', '26% 1.5%'),
      `radial-gradient(circle at 80% 26%, ${vars.color.lamp} 0 9%, transparent 9.5%)`,
      `linear-gradient(${vars.color.sunken} 0 56%, ${vars.color.sea} 56% 87%, ${ink.sand} 87%)`,
    ].join(', '),
    forcedColorAdjust: 'none',
  },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.m });
