/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ShareButton } from './ShareButton';

const url = 'http://localhost/';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

function stubShare(share: Navigator['share']): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

test('is built without a browser', () => {
  expect(renderToString(<ShareButton title="Cove & Kiln" />)).toContain('Share');
});

test('uses the device’s share sheet where there is one, for the page and no place on it', async () => {
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.resolve());
  stubShare(share);
  window.history.replaceState(null, '', '/#nearby');
  render(<ShareButton title="Cove & Kiln" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Cove & Kiln', url });
});

test('says nothing when the visitor closes the share sheet', async () => {
  const user = userEvent.setup();
  stubShare(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  render(<ShareButton title="Cove & Kiln" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('copies the link when the share sheet fails', async () => {
  const user = userEvent.setup();
  stubShare(() => Promise.reject(new Error('No app takes links')));
  render(<ShareButton title="Cove & Kiln" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/Link copied/)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('shows the link when it cannot be copied either', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  render(<ShareButton title="Cove & Kiln" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('link', { name: url })).toBeTruthy();
});
