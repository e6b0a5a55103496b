/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { newsletter } from '@/content/navigation';

import { NewsletterForm } from './NewsletterForm';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.getByLabelText<HTMLInputElement>(newsletter.emailLabel);
const status = () => screen.getByRole('status').textContent;

const realFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn();
  render(<NewsletterForm />);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  expect(globalThis.fetch).not.toHaveBeenCalled();
  globalThis.fetch = realFetch;
});

test('an empty field is asked for, and nobody is thanked', async () => {
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Enter your email address')).not.toBeNull();
  expect(document.activeElement).toBe(field());
  expect(status()).toBe('');
});

test('an address is thanked for, for three seconds, and the field clears', async () => {
  await user.type(field(), 'anna@example.com{Enter}');
  await screen.findByText(newsletter.thanks);
  expect(status()).toBe(newsletter.thanks);
  expect(field().value).toBe('');
  act(() => jest.advanceTimersByTime(3000));
  expect(status()).toBe('');
});

test('a second press while the thanks stand does nothing', async () => {
  await user.type(field(), 'anna@example.com');
  await user.dblClick(screen.getByRole('button'));
  await screen.findByText(newsletter.thanks);
  await user.dblClick(screen.getByRole('button'));
  expect(status()).toBe(newsletter.thanks);
  expect(screen.queryByText('Enter your email address')).toBeNull();
});

test('says beside the field that nothing is sent', () => {
  expect(screen.getByText(newsletter.note)).not.toBeNull();
});
