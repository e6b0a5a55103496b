/** A drawing, with colours of its own. */
import { style } from '@vanilla-extract/css';
import { ink, media } from '@/styles/theme';

const inks = (day: string, night: string) =>
  style({ fill: day, '@media': { [`screen and ${media.dark}`]: { fill: night } } });

export const sky = inks(ink.paper, '#1B3E5A');
export const tower = inks(ink.navy, '#0A1622');
export const window = inks(ink.paper, ink.gorse);
