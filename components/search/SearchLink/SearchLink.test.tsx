/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchIndex } from '@/lib/search/types';
import { SearchLink } from './SearchLink';

const tides = { title: 'Tides', path: '/tides/', summary: 'When the sea comes.', keywords: '' };
const index: SearchIndex = {
  groups: [{ label: 'Pages', entries: [tides] }],
  popular: { label: 'Popular pages', entries: [tides] },
};

const user = userEvent.setup({ delay: null });
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Search' }));
const setting = async () =>
  (await inDialog()).getByRole<HTMLInputElement>('checkbox', { name: /“\/” opens/ });

const { timeout } = AbortSignal;
/** Whether the index comes. */
let isThere = true;

beforeAll(() => {
  // What jsdom has not.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function closeDialog() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = () =>
    isThere
      ? Promise.resolve({
          ok: true,
          text: () => Promise.resolve(JSON.stringify(index)),
        } as Response)
      : Promise.reject(new Error('offline'));
});
afterEach(cleanup);
afterAll(() => {
  AbortSignal.timeout = timeout;
  Reflect.deleteProperty(globalThis, 'fetch');
});

async function press(keys: string) {
  await user.keyboard(keys);
  await act(() => new Promise((done) => setTimeout(done)));
}

/** As the next page has it. */
function open() {
  cleanup();
  render(<SearchLink href="/pages/">Search</SearchLink>);
}

const close = async () => user.click((await inDialog()).getByRole('button', { name: 'Close' }));

test('“/” is a letter to those who are writing; Ctrl and ⌘ with K are keys', async () => {
  render(<textarea />);
  render(<SearchLink href="/pages/">Search</SearchLink>);
  await user.click(screen.getByRole('textbox'));
  await press('and/or');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('and/or');
  expect(dialog()).toBeNull();
  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
    await press(keys);
    const field = (await inDialog()).getByRole<HTMLInputElement>('combobox');
    expect(field.value).toBe('');
    await close();
  }
});

test('“/” is left alone once it is switched off, on every page, until it is on again', async () => {
  open();
  await press('/');
  expect((await setting()).checked).toBe(true);
  await user.click(await setting());
  open();
  await press('/');
  expect(dialog()).toBeNull();
  await press('{Control>}k{/Control}');
  expect((await setting()).checked).toBe(false);
  await close();
  // The search's code is here now, so the key would show it at once.
  await press('/');
  expect(dialog()).toBeNull();
  await press('{Control>}k{/Control}');
  await user.click(await setting());
  await close();
  await press('/');
  expect(await inDialog()).toBeTruthy();
});

test('an index that does not come is said, and asked for again', async () => {
  isThere = false;
  open();
  await user.click(screen.getByRole('link', { name: 'Search' }));
  const search = await inDialog();
  expect(await search.findByText(/couldn’t load/)).toBeTruthy();
  expect(search.getByRole('link', { name: 'See every page' })).toBeTruthy();
  const field = search.getByRole<HTMLInputElement>('combobox');
  await user.type(field, 'tides');
  isThere = true;
  await user.click(search.getByRole('button', { name: 'Try again' }));
  expect(await search.findByRole('option', { name: /^Tides/ })).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('tides');
  expect(search.queryByText(/couldn’t load/)).toBeNull();
});
