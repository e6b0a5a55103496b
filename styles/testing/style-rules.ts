/**
 * The rules of vanilla-extract styles by their class name, for tests of a single style. To be
 * imported before any style, as a style registers its rules when its module is read.
 */
import { mockAdapter, setAdapter } from '@vanilla-extract/css/adapter';

/** A style as it was written. */
export interface Rule {
  readonly color?: string;
  readonly background?: string;
  readonly borderColor?: string;
  readonly ':hover'?: Rule;
  readonly selectors?: Readonly<Record<string, Rule>>;
}

const rules = new Map<string, Rule>();

setAdapter({
  ...mockAdapter,
  appendCss: (css) => {
    if (css.type === 'local') rules.set(css.selector, css.rule as Rule);
  },
});

/** The rules of these classes in one, the later over the earlier. */
export function styleOf(classes: string): Rule {
  return Object.assign({}, ...classes.split(' ').map((name) => rules.get(name))) as Rule;
}
