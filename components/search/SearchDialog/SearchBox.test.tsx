/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchEntry, SearchIndex } from '@/lib/search/types';
import { SearchBox } from './SearchBox';

const entry = (title: string): SearchEntry => ({
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}/`,
  summary: `All about ${title}.`,
  keywords: '',
});

const index: SearchIndex = {
  groups: [
    { label: 'Beaches', entries: ['Long Sands', 'Gull Sands', 'Quay Sands'].map(entry) },
    { label: 'Pages', entries: ['Tides', 'Events'].map(entry) },
  ],
  popular: { label: 'Popular pages', entries: ['Tides', 'Events'].map(entry) },
};

const withDanger: SearchIndex = {
  ...index,
  answers: {
    label: 'Answers',
    entries: [{ ...entry('The tide'), asked: ['cut off'], danger: true }],
  },
  emergency: { call: 'Call 999', after: 'and ask for the Coastguard' },
};

const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole('combobox', { name: 'What are you looking for?' });
const titles = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent.split('All about')[0]);
/** The title of the option that Enter would open; empty for none. */
function active(): string {
  const id = field().getAttribute('aria-activedescendant');
  const option = id ? document.getElementById(id) : null;
  expect(option?.getAttribute('aria-selected') ?? 'true').toBe('true');
  return option?.textContent.split('All about')[0] ?? '';
}

const chosen = jest.fn();

beforeEach(() => {
  chosen.mockClear();
  // Jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
  render(<SearchBox index={withDanger} onRetry={() => undefined} onChoose={chosen} />);
});

test('is a combobox with a list of named groups, popular pages at first and none of them chosen', async () => {
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'));
  expect(screen.getByRole('group', { name: 'Popular pages' })).toBeTruthy();
  expect(active()).toBe('');
  await user.type(field(), '{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  await user.type(field(), 'sands');
  expect(screen.getByRole('group', { name: 'Beaches' })).toBeTruthy();
});

test('arrows, Home and End move through the results, round both ends, and new letters start at the top', async () => {
  await user.type(field(), 'sands');
  const all = titles();
  expect(all).toHaveLength(3);
  for (const [key, index] of [
    ['', 0],
    ['{ArrowDown}', 1],
    ['{End}', 2],
    ['{ArrowDown}', 0],
    ['{ArrowUp}', 2],
    ['{Home}', 0],
    ['{ArrowDown}', 1],
  ] as const) {
    if (key) await user.keyboard(key);
    expect(active()).toBe(all[index]);
  }
  await user.keyboard('{Backspace}');
  expect(active()).toBe(titles()[0]);
  expect(document.activeElement).toBe(field());
});

test('whoever may be in danger is told first whom to call', async () => {
  const call = () => screen.queryByRole('link', { name: 'Call 999' });
  await user.type(field(), 'cut');
  expect(call()).toBeNull();
  await user.type(field(), ' off by the sea');
  expect(call()?.getAttribute('href')).toBe('tel:999');
  expect(active()).toBe('The tide');
});

test('Enter opens the best result', async () => {
  await user.type(field(), 'gull');
  // Jsdom goes nowhere.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('says how much it found once typing pauses, and where nothing is, what else there is', async () => {
  jest.useFakeTimers();
  const typing = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const status = () => screen.getAllByRole('status')[0]?.textContent;
  await typing.type(field(), 'gull');
  expect(status()).toBe('');
  act(() => jest.advanceTimersByTime(500));
  expect(status()).toBe('1 result');
  await typing.clear(field());
  await typing.type(field(), '<zzqqx>&amp;');
  act(() => jest.advanceTimersByTime(500));
  expect(status()).toMatch(/^Nothing found for “<zzqqx>&amp;”/);
  expect(titles()).toContain('Tides');
  expect(active()).toBe('');
  jest.useRealTimers();
});
