import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { cell, name } from '../Timetable/Timetable.css';

export const leg = style([name, { textWrap: 'balance' }]);

/** On a phone the words before a figure break from it; where there is room nothing does. */
export const figures = style([cell, { '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } }]);
