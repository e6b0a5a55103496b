/** A suite of suites: those that the configuration beside it names, one after the other. */
import { resolve } from 'node:path';

declare const suites: readonly string[];

// It tidies the page after each test of where it is first asked for: here, of all.
if ('document' in globalThis) jest.requireActual('@testing-library/react');

for (const suite of suites) describe(suite, () => void jest.requireActual(resolve(suite)));
