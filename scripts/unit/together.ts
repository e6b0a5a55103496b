/** A suite of suites: those that the configuration beside it names, one after the other. */
import { resolve } from 'node:path';

declare const suites: readonly string[];

// They tidy the page after the tests of where they are first asked for: here, of all.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/react');
  jest.requireActual('@testing-library/user-event');
}

for (const suite of suites) describe(suite, () => void jest.requireActual(resolve(suite)));
