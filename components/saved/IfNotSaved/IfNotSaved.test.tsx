/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { namedButton } from '@/components/browser/testing/named-button';
import { planLink } from '../plan-link';
import { IfNotSaved } from './IfNotSaved';

jest.mock('../plan-link', () => ({ prepareLink: jest.fn(), planLink: jest.fn() }));

const link = 'https://bay.example/planner/#plan=1abc';
const file = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
const user = userEvent.setup();

beforeEach(() => {
  jest.mocked(planLink).mockResolvedValue({ address: link, notesLeftOut: false, words: '' });
});

afterEach(() => {
  cleanup();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

test('names the way round, and copies a link that holds the plan', async () => {
  render(<IfNotSaved file={file} />);
  expect(screen.getByText('If nothing was saved, open this page in your browser.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the file' })).toBeNull();
  await user.click(namedButton('Copy the link'));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByText('Link copied. Paste it into your browser.')).toBeTruthy();
});

test('shows the link where nothing may be copied, and the page’s own where no link can be made', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  render(<IfNotSaved file={file} />);
  await user.click(namedButton('Copy the link'));
  expect(screen.getByLabelText<HTMLInputElement>('Link to your plan').value).toBe(link);
  jest.mocked(planLink).mockRejectedValue(new Error('Offline'));
  await user.click(namedButton('Copy the link'));
  expect(screen.getByLabelText<HTMLInputElement>('Link to your plan').value).toBe(location.href);
});

test('sends the file where the share sheet takes it, and says where that failed', async () => {
  const sent: ShareData[] = [];
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => files?.[0]?.type === 'application/pdf',
    share: (data: ShareData) => Promise.resolve(void sent.push(data)),
  });
  render(<IfNotSaved file={file} />);
  await user.click(namedButton('Send the file'));
  expect(sent).toEqual([{ files: [file] }]);
  Object.assign(navigator, { share: () => Promise.reject(new Error('Broken')) });
  await user.click(namedButton('Send the file'));
  expect(screen.getByText('Sending didn’t work. Copy the link instead.')).toBeTruthy();
});
