/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarFiles } from '@/content/calendar-files';
import { absoluteUrl } from '@/lib/absolute-url';
import { programmePath } from '@/lib/routes';
import { FeedAddress } from './FeedAddress';

const address = absoluteUrl(programmePath);

test('the calendar files are offered to subscribe to, by an address that is copied at a press or by hand', async () => {
  const user = userEvent.setup();
  render(<FeedAddress />);
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: calendarFiles.subscribe });
  expect(link?.href).toBe(address.replace('https:', 'webcal:'));
  const field = screen.getByLabelText<HTMLInputElement>(calendarFiles.addressLabel);
  expect(field.value).toBe(address);
  await user.click(screen.getByRole('button', { name: calendarFiles.copy }));
  expect(await screen.findByText(calendarFiles.copied)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(address);

  const select = jest.spyOn(field, 'select');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: calendarFiles.copy }));
  expect(await screen.findByText(calendarFiles.copyFailed)).toBeTruthy();
  expect(select).toHaveBeenCalledTimes(1);
});
