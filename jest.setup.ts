/**
 * A test that prints an error or a warning fails. One that means to provoke it replaces the
 * method itself, with `jest.spyOn(console, 'error').mockImplementation(…)`, and checks the call.
 */
import { format, TextEncoder } from 'node:util';
import type * as testing from '@testing-library/react';

let output: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    output.push(`console.${method}: ${format(...args)}`);
  };
}

if (typeof document !== 'undefined') {
  // Browsers have it, jsdom does not.
  Object.assign(globalThis, { TextEncoder });
  // What is waited for may take longer than a second on a busy machine.
  jest
    .requireActual<typeof testing>('@testing-library/react')
    .configure({ asyncUtilTimeout: 5000 });
}

afterEach(() => {
  jest.restoreAllMocks();
  const printed = output;
  output = [];
  if (printed.length > 0) throw new Error(`Unexpected output:\n${printed.join('\n')}`);
});
