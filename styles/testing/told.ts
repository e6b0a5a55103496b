/**
 * What the styles of the site say, by class, for tests: they are told to nobody else. What a style
 * looks like is the browser's tests' to say; jsdom tries each rule on each element it is asked of.
 * To be imported before any style (`scripts/jest-setup.ts`), as each is told once, when it is read.
 */
import { mockAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';

/** A style as it was written. */
export interface Rule {
  readonly color?: string;
  readonly background?: string;
  readonly borderColor?: string;
  readonly ':hover'?: Rule;
  readonly selectors?: Readonly<Record<string, Rule>>;
}

// Each style wants to be told where it stands, as a name is made of that; one place does for all.
setFileScope('styles', 'site');

const rules = new Map<string, Rule>();

setAdapter({
  ...mockAdapter,
  appendCss: (css) => {
    if (css.type === 'local') rules.set(css.selector, css.rule as Rule);
  },
});

/** What is said of an element with these classes, the later over the earlier. */
export function styleOf(classes: string): Rule {
  return Object.assign({}, ...classes.split(' ').map((name) => rules.get(name))) as Rule;
}
