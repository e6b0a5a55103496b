/** All that a component's stylesheet builds with; what the whole site wears is set in `styles` itself. */
import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

export * from './breakpoints';
export * from './contract.css';
export * from './text-styles';
export * from './tokens';

export const focusRing: StyleRule = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '3px',
};

/** A style that holds at some widths only, or on paper: {@link media} has the names. */
export const at = (query: string, rule: NonNullable<StyleRule['@media']>[string]) =>
  style({ '@media': { [query]: rule } });
