/**
 * A test that prints an error or a warning fails. One that means to provoke it replaces the
 * method itself, with `jest.spyOn(console, 'error').mockImplementation(…)`, and checks the call.
 */
// What a style looks like is the browser's tests' to say; jsdom tries each rule on each element it is asked of.
import '@vanilla-extract/css/disableRuntimeStyles';
import { format } from 'node:util';

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
