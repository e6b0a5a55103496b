/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';

import { namedButton } from '@/components/browser/testing/named-button';
import type { PlannerItem } from '@/lib/planner/item';

import { goneWords } from '@/components/saved/details';
import { SavedPlan } from './SavedPlan';

const saved = (type: string, name: string): PlannerItem => ({
  id: name,
  type,
  name,
  description: '',
  image: '',
});

const cove = saved('beach', 'Long Cove');
const bay = saved('beach', 'Far Bay');
const fair = saved('event', 'Old Fair');
const wreck = saved('activity', 'The Wreck');

/** What the site has: the cove and the fair, which is over; an item's page is known by its slug. */
const catalogue: object[] = [
  { ...cove, slug: 'long-cove', location: '2 miles' },
  { ...fair, slug: 'old-fair', ends: 1 },
];

const codes = {
  abc: { type: 'beach', slug: 'long-cove' },
  abd: { type: 'event', slug: 'old-fair' },
};

// A browser that has none shows the link.
let clipboard: PropertyDescriptor | undefined;
// Its library is a module that Jest does not read.
jest.mock('@/lib/share/qr', () => ({ qrPath: () => undefined }));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'clipboard');
});
afterAll(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
});

const realFetch = globalThis.fetch;
const limits: number[] = [];

/** Answers for the catalogue, or hangs until its time is over. */
function answering(answer: 'catalogue' | 'never') {
  const stop = new AbortController();
  AbortSignal.timeout = (milliseconds) => {
    limits.push(milliseconds);
    return stop.signal;
  };
  globalThis.fetch = jest.fn((address: unknown, options?: RequestInit) =>
    answer === 'catalogue'
      ? Promise.resolve({
          ok: true,
          text: () =>
            Promise.resolve(
              JSON.stringify(String(address).endsWith('codes.json') ? codes : catalogue),
            ),
        })
      : new Promise((_resolve, reject) => {
          const refuse = () => reject(new Error('too late'));
          if (options?.signal?.aborted) refuse();
          options?.signal?.addEventListener('abort', refuse);
        }),
  ) as unknown as typeof fetch;
  return stop;
}

async function show(items: readonly PlannerItem[]) {
  await act(async () => {
    render(
      <SavedPlan
        items={items}
        filter="all"
        empty={null}
        sheet={{ village: 'Testford', cover: '', lettering: 'data:,' }}
      />,
    );
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** The card of a thing; the printable plan is an article as well, and holds all of them. */
function card(name: string): HTMLElement {
  const own = namedButton(`Remove ${name}`).closest('article');
  if (!own) throw new Error(`there is no card of ${name}`);
  return own;
}

// What jsdom has not.
const media = { matches: false } as MediaQueryList;
window.matchMedia = () => media;

afterEach(() => {
  cleanup();
  localStorage.clear();
  limits.length = 0;
  globalThis.fetch = realFetch;
});

test('a card says what the site has no more, and what is past, and of the others neither', async () => {
  answering('catalogue');
  await show([cove, fair, wreck]);
  expect(within(card('The Wreck')).getByText(goneWords)).not.toBeNull();
  expect(within(card('The Wreck')).queryByText('Past event')).toBeNull();
  expect(within(card('Old Fair')).getByText('Past event')).not.toBeNull();
  expect(within(card('Old Fair')).queryByText(goneWords)).toBeNull();
  expect(within(card('Long Cove')).queryByText(/Past event|Not in this guide/)).toBeNull();
  expect(within(card('Long Cove')).getByText('2 miles')).not.toBeNull();
});

test('the distance of a saved beach has the measured way beside it, on its card and on paper', async () => {
  catalogue.push({ ...bay, location: '15 min walk', beside: 'on foot 1 h 20 from the village' });
  answering('catalogue');
  await show([{ ...bay, location: '15 min walk' }]);
  expect(screen.getAllByText('15 min walk; on foot 1 h 20 from the village')).toHaveLength(2);
  catalogue.pop();
});

test('the distance of a saved beach has the closed road beside it only until the notice ends', async () => {
  const notices = [{ closes: ['quay-lane'], from: '2031-01-01', until: '2031-03-31' }];
  const words = { closed: 'longer while Quay Lane is shut', unknown: 'check the road is open' };
  catalogue.push({
    ...bay,
    location: '20 min drive',
    beside: { stretch: 'quay-lane', notices, ...words },
  });
  answering('catalogue');
  const saysOn = async (day: string, text: string) => {
    jest.useFakeTimers({ doNotFake: ['setTimeout'], now: new Date(`${day}T12:00:00Z`) });
    await show([{ ...bay, location: '20 min drive' }]);
    expect(screen.getAllByText(text)).toHaveLength(2);
    cleanup();
    jest.useRealTimers();
  };
  await saysOn('2030-12-31', '20 min drive');
  await saysOn('2031-03-31', '20 min drive; longer while Quay Lane is shut');
  await saysOn('2031-04-01', '20 min drive; check the road is open');
  catalogue.pop();
});

test('a catalogue that does not come within eight seconds is said, and nothing is called gone', async () => {
  const stop = answering('never');
  await show([wreck]);
  expect(limits).toEqual([8000]);
  expect(screen.queryByText(/couldn’t load/)).toBeNull();
  await act(async () => {
    stop.abort();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText(/as you saved them/)).not.toBeNull();
  expect(screen.queryByText(goneWords)).toBeNull();
});

test('what was saved without a slug is shared by the slug that the site knows', async () => {
  answering('catalogue');
  await show([cove, wreck]);
  await act(async () => {
    fireEvent.click(namedButton('Share Planner'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  const link = (await screen.findByLabelText<HTMLInputElement>('Link to your plan')).value;
  expect(link).toMatch(/#plan=12abc/);
  expect(screen.getByText(/leaves out 1 item that a link/)).not.toBeNull();
});

test('says once, of three things on, that a browser forgets which does', async () => {
  answering('catalogue');
  await show([cove, fair, wreck]);
  expect(screen.queryByRole('heading', { name: 'Save a copy of your plan' })).toBeNull();
  cleanup();
  Object.assign(window, { GestureEvent: jest.fn() });
  await show([cove, fair]);
  expect(screen.queryByRole('heading', { name: 'Save a copy of your plan' })).toBeNull();
  cleanup();
  await show([cove, fair, wreck]);
  await screen.findByRole('heading', { name: 'Save a copy of your plan' });
  await act(async () => {
    fireEvent.click(namedButton('Send the link'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByLabelText<HTMLInputElement>('Link to your plan').value).toMatch(/#plan=1/);
  fireEvent.click(namedButton('Not now'));
  cleanup();
  await show([cove, fair, wreck]);
  expect(screen.queryByRole('heading', { name: 'Save a copy of your plan' })).toBeNull();
  Reflect.deleteProperty(window, 'GestureEvent');
});
