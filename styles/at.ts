import { style, type StyleRule } from '@vanilla-extract/css';

/** A style that holds at some widths only, or on paper: {@link media} has the names. */
export const at = (query: string, rule: NonNullable<StyleRule['@media']>[string]) =>
  style({ '@media': { [query]: rule } });
