/**
 * A test that prints an error or a warning fails. One that means to provoke it replaces the
 * method itself, with `jest.spyOn(console, 'error').mockImplementation(…)`, and checks the call.
 */
import '@/styles/testing/told';
import { format } from 'node:util';
import { rememberStyles } from '@/components/browser/testing/remember-styles';

if ('window' in globalThis) rememberStyles();

let noise: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    noise.push(`console.${method}: ${format(...args)}`);
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  const heard = noise;
  noise = [];
  if (heard.length > 0) throw new Error(`Unexpected output:\n${heard.join('\n')}`);
});
