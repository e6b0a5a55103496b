/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Status } from './Status';

const shown = (children?: ReactNode) => {
  render(<Status>{children}</Status>);
  return screen.getByRole('status');
};

test.each([
  ['left out', undefined],
  ['a message of no words', ''],
  ['conditions of which none holds', [false, null, '']],
])('has no box for %s', (_what, children) => {
  expect(shown(children).childElementCount).toBe(0);
});

test('has its words in a box beside a sign', () => {
  const region = shown('Saved.');
  expect(region.textContent).toBe('Saved.');
  expect(region.querySelector('svg')).not.toBeNull();
});
