/** A suite of suites: those that the configuration beside it names, one after the other. */
import { resolve } from 'node:path';

declare const suites: readonly string[];

/** What tests, and roles and names in them, ask the styles for. */
const askedFor = ['display', 'visibility', 'content', 'pointer-events'];

/** Leaves out the rules that nobody asks for: jsdom tries each of them on each element. */
function thinStyles(): void {
  for (const style of document.querySelectorAll('style')) {
    const rules = [...(style.sheet?.cssRules ?? [])].filter(
      (rule) =>
        !(rule instanceof CSSStyleRule) ||
        askedFor.some((name) => rule.style.getPropertyValue(name)),
    );
    style.textContent = rules.map(({ cssText }) => cssText).join('\n');
  }
}

// They tidy the page after the tests of where they are first asked for: here, of all.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/react');
  jest.requireActual('@testing-library/user-event');
  beforeAll(thinStyles);
}

for (const suite of suites) describe(suite, () => void jest.requireActual(resolve(suite)));
