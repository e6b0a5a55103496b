/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keeping } from '@/content/offline';
import { KeepOffline } from './KeepOffline';

test('says where a browser keeps nothing, and has no sign before there is something to say', async () => {
  const register = () => Promise.reject(new Error('blocked'));
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  render(<KeepOffline />);
  expect(document.querySelector('[role=status] svg')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: keeping.action }));
  expect(await screen.findByText(keeping.notPossible)).toBeTruthy();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
