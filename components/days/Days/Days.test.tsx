/** @jest-environment jsdom */
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

import { namedButton } from '@/components/browser/testing/named-button';
import { savedFiles } from '@/components/browser/testing/saved-files';
import { stringifyTrip } from '@/lib/days/parse';
import { tripsStorageKey } from '@/content/site';
import { planner } from '@/components/saved/planner';
import { bay } from '@/lib/days/testing/facts';

import { mergePlan } from '@/lib/store/merge';
import { Days } from './Days';

const saved = savedFiles();
const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
const draft = { description: '', image: '' };
/** Folds that have loaded have messages of their own. */
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const stopsOf = (day: string) =>
  within(screen.getByRole('list', { name: `Stops of ${day}` }))
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
// As with a finger: what a mouse does on its way there is half of what happens.
const press = (name: string) => user.pointer({ keys: '[MouseLeft]', target: namedButton(name) });
/** A field of a part of the page: on all of it each button is asked for labels, which takes long. */
const field = (label: string, part = screen.getByRole('dialog')) =>
  within(part).getByLabelText(label);
/** A field of the one stop of the first day, behind its "More". */
async function stopField(label: string) {
  if (!document.querySelector('[aria-expanded="true"]')) await press('More: Cove');
  return field(label, screen.getByRole('list', { name: 'Stops of Day 1' }));
}
/** At once, as what each key does is the field's affair. */
async function write(into: HTMLElement, text: string): Promise<void> {
  act(() => into.focus());
  await user.paste(text);
}

/** A trip of two days in the storage, as an earlier visit would have left it. */
function leave(...days: readonly (readonly [type: string, slug: string])[][]) {
  const stored = {
    version: 1,
    settings: {},
    days: days.map((stops, day) => ({
      id: `d${day}`,
      stops: stops.map(([type, slug], index) => ({ id: `s${day}${index}`, type, slug })),
    })),
  };
  localStorage.setItem(tripsStorageKey, JSON.stringify(stored));
}

const { timeout } = AbortSignal;

beforeAll(() => {
  // To ask of each element whether it can be seen and pressed takes most of the time of these tests.
  configure({ defaultHidden: true });
  // What jsdom has not: idle time, of which there is some at once, dialogs and scrolling.
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 0 });
    return 0;
  };
  window.cancelIdleCallback = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function closeDialog() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  AbortSignal.timeout = () => new AbortController().signal;
  global.fetch = () =>
    Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(bay)) } as Response);
});

afterAll(() => {
  forget();
  configure({ defaultHidden: false });
  AbortSignal.timeout = timeout;
  Reflect.deleteProperty(globalThis, 'fetch');
});

function forget() {
  localStorage.clear();
  planner.getState().forget();
}

beforeEach(forget);
afterEach(cleanup);

async function open() {
  // The facts come in the same breath.
  planner.getState().reload();
  await act(() => Promise.resolve(render(<Days />)));
  await screen.findByRole('heading', { name: 'Your days' });
}

test('says nothing of days before the facts of the guide have come, and names no stop by its slug', async () => {
  leave([['beach', 'cove']]);
  const answer = { ok: true, text: () => Promise.resolve(JSON.stringify(bay)) } as Response;
  let answerNow = () => {};
  const fetched = jest
    .spyOn(global, 'fetch')
    .mockReturnValue(new Promise((come) => (answerNow = () => come(answer))));
  planner.getState().reload();
  await act(() => Promise.resolve(render(<Days />)));
  expect(document.body.textContent).toBe('');
  answerNow();
  expect(await screen.findByRole('link', { name: 'Cove' })).toBeDefined();
  fetched.mockRestore();
});

test('a saved thing goes from the tray to a new day, announced and undone', async () => {
  planner.getState().add({ ...draft, type: 'beach', name: 'Cove', slug: 'cove' });
  await open();
  await press('Put Cove on a day');
  await press('Move');
  expect(await screen.findByRole('list', { name: 'Stops of Day 1' })).toBeDefined();
  expect(stopsOf('Day 1')).toEqual(['Cove']);
  expect(status()).toBe('Cove put to Day 1, number 1.');
  expect(screen.queryByRole('list', { name: 'Still to place' })).toBeNull();
  await press('Undo');
  expect(status()).toBe('Undone: Cove put to Day 1, number 1.');
  expect(screen.queryByRole('list', { name: 'Stops of Day 1' })).toBeNull();
  expect(namedButton('Put Cove on a day')).toBeDefined();
});

test('keys move a stop within its day and over its edge, and the focus goes along', async () => {
  leave(
    [
      ['beach', 'cove'],
      ['beach', 'head'],
    ],
    [['restaurant', 'inn']],
  );
  await open();
  await screen.findByRole('link', { name: 'Cove' });
  namedButton('Move Cove to another day').focus();
  await user.keyboard('{ArrowDown}');
  expect(stopsOf('Day 1')).toEqual(['Head', 'Cove']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Cove to another day');
  await user.keyboard('{ArrowDown}');
  expect(stopsOf('Day 2')).toEqual(['Cove', 'Inn']);
  expect(status()).toBe('Cove moved to Day 2, number 1.');
  await press('Undo');
  expect(stopsOf('Day 1')).toEqual(['Head', 'Cove']);
});

test('the menu names a day and a place, and a thing may stand on two days', async () => {
  leave(
    [['beach', 'cove']],
    [
      ['restaurant', 'inn'],
      ['beach', 'head'],
    ],
  );
  await open();
  await screen.findByRole('link', { name: 'Inn' });
  await press('More: Cove');
  await press('Add again: Cove');
  await user.selectOptions(field('Day'), 'Day 2');
  await user.selectOptions(field('Place in the day'), 'After Inn');
  await press('Move');
  expect(stopsOf('Day 1')).toEqual(['Cove']);
  expect(stopsOf('Day 2')).toEqual(['Inn', 'Cove', 'Head']);

  await press('Move Inn to another day');
  await user.selectOptions(field('Day'), 'No day yet');
  await press('Move');
  expect(stopsOf('Day 2')).toEqual(['Cove', 'Head']);
  expect(status()).toBe('Inn removed from Day 2.');
});

test('what is written is kept, and a time is said', async () => {
  leave([['beach', 'cove']]);
  await open();
  // Key by key, as somebody does: what is half written is kept quiet.
  await user.type(await stopField('Begins at'), '09:30');
  await user.tab();
  expect(status()).toBe('Cove at 09:30.');
  expect(localStorage.getItem(tripsStorageKey)).toContain('"time":"09:30"');
});

test('the trip is a sentence, and a choice of it that is pressed opens its field', async () => {
  leave([['beach', 'cove']]);
  await open();
  const sentence = () => document.querySelector('summary')?.textContent;
  const asked = 'Choose your dates, choose where you’re staying, on foot and by bus';
  expect(sentence()).toBe(asked);
  await user.click(screen.getByText('Choose your dates'));
  expect(document.activeElement).toBe(screen.getByLabelText('Here from'));
  expect(document.querySelector('details')?.open).toBe(true);
  await write(screen.getByLabelText('Here from'), '2031-06-07');
  await user.tab();
  await user.click(screen.getByLabelText('Bringing a dog'));
  await user.selectOptions(await screen.findByLabelText('Staying at'), 'the village');
  expect(sentence()).toBe('Sat 7 Jun 2031, staying in the village, on foot and by bus, with a dog');
});

test('“Begins at” refuses a skipped time', async () => {
  leave([['beach', 'cove']]);
  const stored = JSON.parse(localStorage.getItem(tripsStorageKey) ?? '{}') as object;
  localStorage.setItem(tripsStorageKey, JSON.stringify({ ...stored, firstDate: '2031-03-30' }));
  await open();
  const time = (await stopField('Begins at')) as HTMLInputElement;
  await write(time, '01:30');
  await user.tab();
  const sentence = 'The clocks go forward, so there’s no 01:30 that day.';
  await waitFor(() => expect(time.getAttribute('aria-invalid')).toBe('true'));
  const described = document.getElementById(time.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain(sentence);
  expect(localStorage.getItem(tripsStorageKey)).not.toContain('01:30');
  fireEvent.change(time, { target: { value: '02:30' } });
  await user.click(document.body);
  await waitFor(() => expect(localStorage.getItem(tripsStorageKey)).toContain('02:30'));
  expect(time.getAttribute('aria-invalid')).toBeNull();
});

test('what is written is kept before a press is answered, and does not move the page under it', async () => {
  leave([['beach', 'cove']]);
  await open();
  await write(await stopField('Begins at'), '09:30');
  const target = namedButton('Add a day');
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(status()).toBe('');
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(status()).toBe('Day 2 added.');
  await press('Undo');
  await press('Undo');
  expect(status()).toBe('Undone: Cove at 09:30.');

  // A press that ends elsewhere answers nothing, and what was written is kept all the same.
  await write(await stopField('Begins at'), '10:30');
  await user.pointer({ keys: '[MouseLeft>]', target });
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => expect(status()).toBe('Cove at 10:30.'));

  // A finger takes the focus away after it has been lifted, and before its press is answered.
  await write(await stopField('Begins at'), '11:30');
  let released = '';
  const note = () => (released = status());
  target.addEventListener('mouseup', note, { once: true });
  await user.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }]);
  expect(released).toBe('Cove at 10:30.');
  expect(status()).toBe('Day 2 added.');
});

test('a note is stored once a second while somebody types, and when the page is hidden', async () => {
  leave([['beach', 'cove']]);
  await open();
  const note = await stopField('Note');
  jest.useFakeTimers();
  const stored = () => localStorage.getItem(tripsStorageKey) ?? '';
  for (let letter = 1; letter <= 30; letter += 1) {
    fireEvent.change(note, { target: { value: 'x'.repeat(letter) } });
    act(() => jest.advanceTimersByTime(100));
  }
  // Three seconds of steady typing: at most the last of them is not stored yet.
  expect(stored()).toContain('x'.repeat(20));
  fireEvent.change(note, { target: { value: 'the last word' } });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(stored()).toContain('the last word');
  fireEvent.change(note, { target: { value: 'and one more' } });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(stored()).toContain('and one more');
  jest.useRealTimers();
  // All of it is one change.
  await press('Undo');
  expect(stored()).not.toContain('"note"');
});

test('what cannot be is refused, and what is said is what was stored', async () => {
  leave([['beach', 'cove']]);
  await open();
  const stop = () => planner.getState().trip.days[0]?.stops[0];
  const minutes = await stopField('Time here (minutes)');
  fireEvent.change(minutes, { target: { value: '-5' } });
  expect(screen.getByText(/^Write minutes from 0 to/)).toBeDefined();
  fireEvent.blur(minutes);
  expect(stop()?.minutes).toBeUndefined();
  fireEvent.change(minutes, { target: { value: '12.5' } });
  fireEvent.blur(minutes);
  expect([stop()?.minutes, status()]).toEqual([13, 'Cove for 13 minutes.']);

  await write(await stopField('Note'), 'cake ');
  await user.tab();
  expect([stop()?.note, status()]).toEqual(['cake', 'Note for Cove updated.']);

  const first = screen.getByLabelText('Here from');
  await write(first, '2031-06-01');
  await user.tab();
  for (const onTheWay of ['0002-06-01', '0020-06-01', '1000-06-01']) {
    fireEvent.change(first, { target: { value: onTheWay } });
    fireEvent.blur(first);
    expect(planner.getState().trip.firstDate).toBe('2031-06-01');
  }
});

test('a note of another window is shown before it is written over', async () => {
  leave([['beach', 'cove']]);
  await open();
  await write(await stopField('Note'), 'mine');
  act(() => {
    const { trip } = planner.getState();
    const days = trip.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({ ...stop, note: 'theirs' })),
    }));
    localStorage.setItem(tripsStorageKey, stringifyTrip({ ...trip, days }));
    planner.getState().reload();
  });
  await user.tab();
  const rescued: HTMLTextAreaElement = await screen.findByLabelText(/changed in another window/);
  expect(rescued.value).toBe('theirs');
  expect(planner.getState().trip.days[0]?.stops[0]?.note).toBe('mine');
});

test.each([0, 500])('dates that are both set within %d ms are nobody else’s', async (between) => {
  leave([['beach', 'cove']]);
  await open();
  fireEvent.change(screen.getByLabelText('Here from'), { target: { value: '2031-06-05' } });
  fireEvent.blur(screen.getByLabelText('Here from'));
  for (const [label, value] of [
    ['Here from', '2031-06-10'],
    ['Here until', '2031-06-14'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await act(() => new Promise((resolve) => setTimeout(resolve, between)));
  }
  await waitFor(() => expect(planner.getState().trip.days).toHaveLength(5), { timeout: 3000 });
  expect(planner.getState().trip.firstDate).toBe('2031-06-10');
  expect(screen.queryByLabelText(/another window/)).toBeNull();
});

test('what is being written into a field that another window removes is shown, to be copied', async () => {
  leave([['beach', 'cove']]);
  await open();
  await write(await stopField('Note'), 'meet at ten');
  localStorage.setItem(tripsStorageKey, JSON.stringify({ version: 1, settings: {}, days: [] }));
  act(() => planner.getState().reload());
  const rescued: HTMLTextAreaElement = await screen.findByLabelText(/removed in another window/);
  expect(rescued.value).toBe('meet at ten');
  await press('Close');
  expect(screen.queryByLabelText(/removed in another window/)).toBeNull();
});

test('on a full storage no message says that something is saved', async () => {
  leave([['beach', 'cove']]);
  await open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await write(await stopField('Note'), 'towel');
  await user.tab();
  expect(status()).toBe('Note for Cove updated, but not saved: this browser’s storage is full.');
  full.mockRestore();
});

test('Undo takes back days that were put in whole, and what they brought into the planner', async () => {
  leave([['restaurant', 'inn']]);
  const drafts = [{ ...draft, type: 'beach', name: 'Cove', slug: 'cove' }];
  planner.getState().reload();
  mergePlan(planner, drafts, {
    settings: {},
    days: [{ id: 'made', stops: [{ id: 'stop', type: 'beach', slug: 'cove' }] }],
  });
  await open();
  expect(stopsOf('Day 2')).toEqual(['Cove']);
  await press('Undo');
  expect(status()).toBe('Undone: Added 1 item to your planner and 1 day to your trip.');
  expect(planner.getState().trip.days).toHaveLength(1);
  expect(planner.getState().items).toEqual([]);
});

test('what is removed from the planner takes its stops along, and Undo brings both back', async () => {
  leave([
    ['beach', 'cove'],
    ['restaurant', 'inn'],
  ]);
  planner.getState().add({ ...draft, type: 'beach', name: 'Cove', slug: 'cove' });
  await open();
  act(() => planner.getState().remove(planner.getState().items[0]?.id ?? ''));
  expect(await screen.findByRole('button', { name: 'Move Inn to another day' })).toBeDefined();
  expect(stopsOf('Day 1')).toEqual(['Inn']);
  act(() => planner.getState().undo());
  expect(await screen.findByRole('button', { name: 'Move Cove to another day' })).toBeDefined();
  expect(stopsOf('Day 1')).toEqual(['Cove', 'Inn']);
});

test('the check says what does not work, with its source, and offers what would', async () => {
  const stored = {
    version: 1,
    firstDate: '2031-03-03',
    settings: { sleeps: { at: 'place', slug: 'village' }, pace: 'brisk' },
    days: [{ id: 'd0', stops: [{ id: 's0', type: 'restaurant', slug: 'inn', time: '12:30' }] }],
  };
  localStorage.setItem(tripsStorageKey, JSON.stringify(stored));
  await open();
  // The inn of the fixture is shut on Mondays.
  const check = await screen.findByRole('list', { name: 'Check of Inn' });
  expect(screen.getByText('1 problem: Inn, closed then')).toBeDefined();
  expect(within(check).getByText('Problem:')).toBeDefined();
  expect(screen.getAllByText(/^1\sJanuary 2031$/).length).toBeGreaterThan(0);
  expect(await within(check).findByRole('button', { name: 'Cafe instead of Inn' })).toBeDefined();

  // On the next day it is open: one press, and the focus is at what was moved.
  fireEvent.change(screen.getByLabelText('Here until'), { target: { value: '2031-03-04' } });
  fireEvent.blur(screen.getByLabelText('Here until'));
  const choice = await screen.findByRole('list', { name: 'Ways to fix Inn' });
  await user.click(await within(choice).findByRole('button', { name: /^Move Inn to Tue 4 Mar/ }));
  expect(stopsOf('Day 2')).toEqual(['Inn']);
  expect(screen.queryByText('Problem:')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Inn to another day');
});

test('one stays at a place to stay, in a village, or near a place of the map; a saved stay is offered', async () => {
  planner.getState().add({ ...draft, type: 'accommodation', name: 'Cottage', slug: 'cottage' });
  await open();
  const sleeps = () => planner.getState().trip.settings.sleeps;
  const choice = await screen.findByLabelText<HTMLSelectElement>('Staying at');
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'Not set',
    'Cottage (saved)',
    'the village',
    'Somewhere else…',
    'Not on our map',
  ]);
  await press('Stay at Cottage');
  expect(sleeps()).toEqual({ at: 'stay', slug: 'cottage' });
  // It has no day to be placed on.
  expect(screen.queryByRole('list', { name: 'Still to place' })).toBeNull();

  await user.selectOptions(choice, 'Somewhere else…');
  await user.click(await screen.findByRole('button', { name: 'the head' }));
  expect(sleeps()).toEqual({ at: 'place', slug: 'head' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a proposal changes nothing before it is accepted, and is undone in one step', async () => {
  planner.getState().add({ ...draft, type: 'beach', name: 'Cove', slug: 'cove' });
  planner.getState().add({ ...draft, type: 'beach', name: 'Head', slug: 'head' });
  await open();
  await press('Arrange my days');
  const accept = await screen.findByRole('button', { name: 'Use these days' });
  expect(planner.getState().trip.days).toEqual([]);
  // As the days will look, without anything that would change them.
  expect([...stopsOf('Day 1')].sort()).toEqual(['Cove', 'Head']);
  expect(screen.queryByRole('button', { name: 'More: Cove' })).toBeNull();
  await user.click(accept);
  expect([...stopsOf('Day 1')].sort()).toEqual(['Cove', 'Head']);
  await press('Undo');
  expect(planner.getState().trip.days).toEqual([]);
});

test('a proposal is made anew when something is planned meanwhile, and puts nothing in twice', async () => {
  planner.getState().add({ ...draft, type: 'beach', name: 'Cove', slug: 'cove' });
  planner.getState().add({ ...draft, type: 'beach', name: 'Head', slug: 'head' });
  await open();
  await press('Arrange my days');
  await screen.findByRole('button', { name: 'Use these days' });
  await press('Put Cove on a day');
  await press('Move');
  await user.click(await screen.findByRole('button', { name: 'Use these days' }));
  expect([...stopsOf('Day 1')].sort()).toEqual(['Cove', 'Head']);
});

test('days are taken along as files and as text, made once they are asked for', async () => {
  leave([['beach', 'cove']]);
  await open();
  await screen.findByRole('link', { name: 'Cove' });
  // The closed fold holds it, for the browser's search to find.
  await screen.findByRole('button', { name: 'Calendar file' });
  await user.click(screen.getByText('Calendar, map, text or pocket guide'));

  await press('Calendar file');
  expect(screen.getByText(/A calendar needs dates/)).toBeDefined();
  await write(screen.getByLabelText('Here from'), '2031-06-01');
  await user.tab();
  await press('Calendar file');
  await press('Route file (GPX)');
  expect(await saved()).toEqual([
    [`${tripsStorageKey}.ics`, 'text/calendar', expect.stringContaining('SUMMARY:Cove\r\n')],
    [`${tripsStorageKey}.gpx`, 'application/gpx+xml', expect.stringContaining('1.1 Cove')],
  ]);

  // An app's browser may ignore downloads.
  expect(status()).not.toMatch(/\bsaved\b|\bready\b/i);
  expect(screen.getByText(/^If nothing was saved, open this page/)).toBeDefined();

  await press('Copy as text');
  expect(await navigator.clipboard.readText()).toMatch(
    /^My days\n[^]*1\. about 09:30 Cove\n[^]*low water[^]* http:\/\/localhost\/cove\/\n[^]*Checked 1 Jan 2031[^]*\n$/,
  );
  await press('Copy as Markdown');
  expect(await navigator.clipboard.readText()).toContain('[Cove](http://localhost/cove/)');
  expect(await screen.findByText(/Paste your days/)).toBeDefined();

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await press('Copy as text');
  const byHand: HTMLTextAreaElement = await screen.findByLabelText('Your days as text');
  expect(byHand.value).toContain('1. about 09:30 Cove');
});

test('something of one’s own goes to its time of the day, is changed, and undone', async () => {
  leave([
    ['beach', 'cove'],
    ['restaurant', 'inn'],
  ]);
  await open();
  const own = () => planner.getState().trip.days[0]?.stops.filter(({ type }) => type === 'own');
  const part = screen.getByRole('region', { name: 'Day 1' });
  await press('Add to Day 1');
  expect(screen.getByText('Give it a name.')).toBeDefined();
  expect(own()).toEqual([]);

  await write(field('What', part), `${'א'.repeat(5000)}`);
  await write(field('Begins at', part), '14:00');
  await user.selectOptions(field('Where', part), 'the head');
  await press('Add to Day 1');
  expect(own()).toMatchObject([{ slug: 'head', time: '14:00' }]);
  expect(own()?.[0]?.name).toHaveLength(120);
  await press('Undo');
  expect(own()).toEqual([]);

  fireEvent.change(field('What', part), { target: { value: 'Wedding 💒' } });
  await press('Add to Day 1');
  expect(status()).toBe('Wedding 💒 added to Day 1.');
  expect(stopsOf('Day 1')).toEqual(['Cove', 'Inn', 'Wedding 💒']);
  await press('More: Wedding 💒');
  const list = screen.getByRole('list', { name: 'Stops of Day 1' });
  await user.selectOptions(field('In the day', list), 'The day starts with it');
  await press('Save');
  expect(stopsOf('Day 1')).toEqual(['Wedding 💒', 'Cove', 'Inn']);
  await press('Remove Wedding 💒 from this day');
  expect(own()).toEqual([]);
});
