/** @jest-environment jsdom */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { namedButton } from '@/components/browser/testing/named-button';
import { planner } from '@/components/saved/planner';
import { plannerStorageKey, site } from '@/content/site';
import { type PlannerFilter, PLANNER_FILTERS } from '@/lib/planner/item';
import { emptyHeading } from '@/lib/planner/words';
import { routes } from '@/lib/routes';
import { emptyTrip } from '@/lib/days/trip';
import { writePlan } from '@/lib/share/link';
import { EmptyPlan } from '../EmptyPlan/EmptyPlan';
import { PlannerPage } from './PlannerPage';

// Its library is a module that Jest does not read.
jest.mock('@/lib/share/qr', () => ({ qrPath: () => undefined }));

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const thing = (type: string, slug: string, name: string, more: object = {}) => ({
  ...{ id: slug, type, slug, name, description: '', image: '' },
  ...more,
});
const cove = thing('beach', 'long-cove', 'Long Cove');
const walk = thing('activity', 'the-wreck', 'The Wreck');
/** The guide has none of these. */
const ferry = { ...thing('ferry', '', 'The Ferry', { rating: 4.8, price: 'Free' }) };

const codes = { abc: cove, abd: walk };
const fragmentOf = (things: readonly { type: string; slug: string }[], all: object = codes) =>
  writePlan(things, emptyTrip, all as typeof codes).fragment ?? '';

const names = () => planner.getState().items.map(({ name }) => name);
const block = () => document.querySelector<HTMLElement>('[data-plan-document]');
const cards = () => document.querySelectorAll('article:not([data-plan-document])').length;
const filter = (name: string) =>
  within(screen.getByRole('group', { name: 'Show' })).getByText(name);
const settled = () => act(() => new Promise((done) => setTimeout(done)));
const press = async (name: string) => {
  await user.click(namedButton(name));
  await settled();
};

const { timeout } = AbortSignal;

beforeAll(() => {
  // What jsdom has not.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function closeDialog() {
    this.open = false;
  };
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.scrollTo = () => undefined;
  performance.getEntriesByType = () => [];
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (address: unknown) => {
    const data = String(address).endsWith('codes.json') ? codes : [cove, walk];
    const text = () => Promise.resolve(JSON.stringify(data));
    return Promise.resolve({ ok: true, text } as Response);
  };
});
afterEach(cleanup);
afterAll(() => {
  AbortSignal.timeout = timeout;
  Reflect.deleteProperty(globalThis, 'fetch');
});

async function open(items: readonly object[], address = '') {
  window.history.replaceState(null, '', routes.planner + address);
  localStorage.setItem(plannerStorageKey, JSON.stringify(items));
  planner.getState().forget();
  planner.getState().reload();
  const empty = PLANNER_FILTERS.map((type: PlannerFilter) => (
    <EmptyPlan key={type} filter={type} village={site.name} />
  ));
  const sheet = { village: site.name, cover: '', lettering: 'data:,' };
  await act(() => Promise.resolve(render(<PlannerPage empty={empty} sheet={sheet} />)));
  await settled();
  if (items.length > 0) await screen.findByRole('heading', { name: `My ${site.name} Planner` });
}

test.each([
  ['all', '', '/#things-to-do', 1],
  ['restaurant', '?type=restaurant', routes.foodDrink, 0],
] as const)('says so and leads on when it is empty: %s', async (type, query, path, ownWays) => {
  await open([], query);
  expect(screen.getByRole('heading', { name: emptyHeading(type) })).toBeTruthy();
  expect(block()).toBeNull();
  const wayOn = screen.getByRole('link', { name: `Explore ${site.name}` });
  expect(wayOn.getAttribute('href')).toBe(path);
  expect(screen.queryAllByRole('link', { name: 'Bring it here' })).toHaveLength(ownWays);
});

test('lists by type, with counts, in the address', async () => {
  await open([walk, cove, ferry]);
  const filters = () =>
    [...screen.getByRole('group', { name: 'Show' }).querySelectorAll('button')]
      .map(({ textContent, ariaPressed }) => textContent + (ariaPressed === 'true' ? ', on' : ''))
      .join('; ');
  expect(filters()).toBe(
    'All Items 3, on; Activities 1; Beaches 1; Stays 0; Events 0; Food & Drink 0; Other 1',
  );
  expect(cards()).toBe(3);
  await user.click(filter('Beaches'));
  expect(filters()).toContain('Beaches 1, on');
  expect(window.location.search).toBe('?type=beach');
  expect(cards()).toBe(1);
  await user.click(filter('Stays'));
  expect(screen.getByRole('heading', { name: 'No saved Stay yet' })).toBeTruthy();
  await user.click(filter('All Items'));
  expect(window.location.search).toBe('');
  expect(cards()).toBe(3);
});

test('removes an item, keeps the place of a keyboard, and undoes; the last one too', async () => {
  await open([walk, cove, ferry]);
  namedButton(`Remove ${cove.name}`).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(namedButton(`Remove ${ferry.name}`));
  expect(names()).toEqual([walk.name, ferry.name]);
  act(() => planner.getState().undo());
  expect(names()).toEqual([walk.name, cove.name, ferry.name]);
  expect(namedButton(`Remove ${cove.name}`)).toBeTruthy();
  for (const { name } of [walk, ferry, cove]) await press(`Remove ${name}`);
  expect(screen.getByRole('heading', { name: emptyHeading('all') })).toBeTruthy();
  expect(block()).toBeNull();
  act(() => planner.getState().undo());
  expect(await screen.findByRole('button', { name: `Remove ${cove.name}` })).toBeTruthy();
});

test('has the whole plan as a document, and leads to the details of an item by its slug or by its name', async () => {
  const { slug: _slug, ...nameless } = cove;
  await open([walk, nameless, ferry]);
  const paper = within(block() ?? document.body);
  for (const name of [`My ${site.name} Planner`, 'Trip Summary', `Your ${site.name} Itinerary`]) {
    expect(paper.getByRole('heading', { name })).toBeTruthy();
  }
  expect(
    paper.getByText('Your personalized itinerary for the perfect coastal getaway'),
  ).toBeTruthy();
  expect(paper.getAllByText('Activities')).toHaveLength(2);
  expect(paper.getAllByRole('listitem')).toHaveLength(3);
  // What the guide has is shown as it is today; what it does not know, as it was saved.
  expect(paper.getAllByRole('listitem').at(-1)?.textContent).toMatch(/4\.8\/5.*Free|Free.*4\.8\/5/);
  for (const name of ['Export as PDF', 'Print Planner', 'Share Planner']) {
    expect(paper.getByRole('button', { name })).toBeTruthy();
  }
  const details = (name: string) =>
    screen.getByRole('link', { name: new RegExp(`^View Details.*${name}$`) }).getAttribute('href');
  expect(details(walk.name)).toBe(`${routes.thingsToDo}${walk.slug}/`);
  expect(details(cove.name)).toBe(`${routes.beaches}${cove.slug}/`);
  expect(details(ferry.name)).toBe('/#things-to-do');
  await user.click(filter('Beaches'));
  expect(cards()).toBe(1);
  expect(paper.getAllByRole('listitem')).toHaveLength(3);
});

test('goes to the clipboard, to the share sheet of a device that has one, and is shown to be copied by hand where nothing else works', async () => {
  await open([walk, cove, ferry]);
  await press('Share Planner');
  const share = within(await screen.findByRole('dialog', { name: 'Share your plan' }));
  expect(share.getByText(/leaves out 1 item/)).toBeTruthy();
  const link = share.getByLabelText<HTMLInputElement>('Link to your plan').value;
  expect(link).toMatch(new RegExp(`^${window.location.origin}${routes.planner}#plan=1\\w+$`));
  await press('Copy the link');
  expect(await share.findByText(/^Link copied/)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(link);

  const sheet = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share: sheet });
  await press('Share Planner');
  await press('Send the link');
  expect(sheet).toHaveBeenCalledWith({ title: `My ${site.name} Planner`, url: link });

  Object.assign(navigator, { share: undefined });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  await press('Send the link');
  expect(await share.findByText(/^Copy the link below/)).toBeTruthy();
  Reflect.deleteProperty(navigator, 'share');
});

test('says where the print window is blocked, and loses nothing', async () => {
  await open([walk, cove]);
  jest.spyOn(window, 'open').mockReturnValue(null);
  await press('Print Planner');
  expect(await screen.findByText(/blocked the print window/)).toBeTruthy();
  expect(names()).toEqual([walk.name, cove.name]);
});

test('is offered in a tab that shows the planner, and added without doubles, beside what is there, and undone', async () => {
  await open([cove], '#plan-title');
  expect(screen.queryByRole('dialog')).toBeNull();
  window.location.hash = fragmentOf([walk, cove]);
  const offer = within(await screen.findByRole('dialog', { name: 'A plan shared with you' }));
  expect(offer.getByText('2 places. Your planner has 1 place.')).toBeTruthy();
  const isSaved = ({ name }: { name: string }) =>
    offer.getByText(name).closest('li')?.textContent.includes('Already in your planner');
  expect([isSaved(cove), isSaved(walk)]).toEqual([true, false]);
  await press('Add to my plan');
  expect(window.location.hash).toBe('');
  expect(cards()).toBe(2);
  act(() => planner.getState().undo());
  expect(cards()).toBe(1);
  expect(names()).toEqual([cove.name]);
});

test('that holds nothing good is said to, also in a tab that shows the planner, and changes nothing', async () => {
  const gone = { type: 'beach', slug: 'waikiki' };
  await open([cove], '#plan=1beach:slap%');
  for (const [kind, fragment, title] of [
    ['damaged', '', 'This link is incomplete'],
    ['empty', '#plan=', 'This link is incomplete'],
    ['hostile', '#plan=beach:<img src=x onerror=alert(1)>', 'This link is incomplete'],
    ['foreign', fragmentOf([gone], { zzz: gone }), 'Nothing in this link is in the guide'],
    ['newer', '#plan=99.abc', 'This link needs a newer guide'],
  ] as const) {
    if (fragment) window.location.hash = fragment;
    await screen.findByRole('dialog', { name: title });
    await press('Go to my planner');
    expect([kind, screen.queryByRole('dialog')]).toEqual([kind, null]);
    expect(window.location.hash).toBe('');
    expect(names()).toEqual([cove.name]);
  }
});
