import { styleVariants } from '@vanilla-extract/css';
import { bands } from '@/styles/bands';
import { inkWhere } from '@/styles/ink-where';

export const inks = styleVariants(bands, (band) => ({ '@media': inkWhere('screen', band) }));
