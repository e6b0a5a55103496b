/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

import { namedButton } from '@/components/browser/testing/named-button';
import { savedFiles } from '@/components/browser/testing/saved-files';
import { startTrips, trips } from '@/components/days/trips';
import { planner, startPlanner } from '@/components/planner/planner';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';

import { Backup } from './Backup';

const saved = savedFiles();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const press = (name: string) => user.pointer({ keys: '[MouseLeft]', target: namedButton(name) });
const names = () => planner.getState().items.map(({ name }) => name);
const status = () => screen.getByRole('status').textContent;
const thing = (name: string) =>
  act(() =>
    planner.getState().add({
      type: 'beach',
      name,
      slug: name.toLowerCase(),
      description: '',
      image: '',
    }),
  );

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  planner.getState().forget();
  trips.getState().forget();
  stop = startPlanner();
  startTrips();
});
afterEach(() => {
  cleanup();
  stop();
});

/** Another browser's backup: two things and a day. */
async function makeBackup(): Promise<string> {
  thing('Cove');
  thing('Head');
  act(() =>
    trips.getState().change('Made', () => ({
      settings: { dog: true },
      firstDate: '2031-06-01',
      days: [{ id: 'a', stops: [{ id: 'b', type: 'beach', slug: 'cove', time: '10:00' }] }],
    })),
  );
  await press('Save a backup');
  const [file] = await saved();
  return file?.[2] ?? '';
}

function wipe() {
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

async function openFile(text: string) {
  const file = new File([text], 'plan.json', { type: 'application/json' });
  file.text = () => Promise.resolve(text);
  await user.upload(screen.getByLabelText('Open a backup'), file);
}

test('what was saved as a file comes back into an empty browser as it was', async () => {
  render(<Backup />);
  await press('Save a backup');
  expect(status()).toMatch(/keeps nothing/);
  const backup = await makeBackup();
  const kept = [plannerStorageKey, tripsStorageKey].map((key) => localStorage.getItem(key));
  wipe();
  expect(names()).toEqual([]);

  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  expect(screen.getByText(/2 saved things and 1 day from Sun 1 Jun 2031/)).toBeDefined();
  expect(names()).toEqual([]);
  await press('Put it here');
  expect(names()).toEqual(['Cove', 'Head']);
  expect(trips.getState().trip.days[0]?.stops[0]?.time).toBe('10:00');
  expect([plannerStorageKey, tripsStorageKey].map((key) => localStorage.getItem(key))).toEqual(
    kept,
  );
});

test('it is added to what is here, and Undo takes it out; what is here already is not doubled', async () => {
  render(<Backup />);
  const backup = await makeBackup();
  wipe();
  thing('Head');
  thing('Island');
  await openFile(backup);
  await screen.findByText(/2 saved things and no days/);
  await press('Add to what is here');
  expect(names()).toEqual(['Head', 'Island', 'Cove']);
  expect(trips.getState().trip.days).toHaveLength(1);
  // What the message with “Undo” does.
  act(() => {
    planner.getState().undoMerge();
    trips.getState().undoMerge();
  });
  expect(names()).toEqual(['Head', 'Island']);
  expect(trips.getState().trip.days).toEqual([]);

  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  await press('Add to what is here');
  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  await press('Add to what is here');
  expect(status()).toMatch(/All of it was here already/);
  expect(trips.getState().trip.days).toHaveLength(1);
});

test('it takes the place of what is here once that is said twice, and Undo brings that back', async () => {
  render(<Backup />);
  const backup = await makeBackup();
  wipe();
  thing('Island');
  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  await press('Replace what is here …');
  expect(names()).toEqual(['Island']);
  await press('Yes, replace it');
  expect(names()).toEqual(['Cove', 'Head']);
  await press('Undo');
  expect(names()).toEqual(['Island']);
  expect(trips.getState().trip.days).toEqual([]);
  expect(status()).toMatch(/as it was before/);
});

test.each([
  ['cut', (text: string) => text.slice(0, 90), /cut short/],
  ['newer', (text: string) => text.replace('"version": 1', '"version": 2'), /newer version/],
  ['foreign', (text: string) => text.replace('"site": "', '"site": "no-'), /another guide/],
])('a %s file says so, and nothing changes', async (_, change, words) => {
  render(<Backup />);
  const backup = await makeBackup();
  await openFile(change(backup));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(names()).toEqual(['Cove', 'Head']);
});

test('a full storage keeps what it has', async () => {
  render(<Backup />);
  const backup = await makeBackup();
  wipe();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  await press('Put it here');
  expect(status()).toMatch(/full or blocked/);
  full.mockRestore();
  expect(localStorage).toHaveLength(0);
});

test('a share sheet that takes no JSON is given the backup as text, which opens again', async () => {
  const shared: File[] = [];
  Object.assign(navigator, {
    canShare: ({ files }: ShareData) => files?.[0]?.type === 'text/plain',
    share: ({ files }: ShareData) => Promise.resolve(void shared.push(...(files ?? []))),
  });
  render(<Backup />);
  thing('Cove');
  await press('Send a backup');
  expect(shared.map(({ name }) => name)).toEqual([expect.stringMatching(/\.json\.txt$/)]);
  expect(screen.getByLabelText('Open a backup').getAttribute('accept')).toContain('.txt');
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  cleanup();
  render(<Backup />);
  expect(screen.queryByRole('button', { name: 'Send a backup' })).toBeNull();
});

test('what is pasted and is no link to a plan is said, and a closed clipboard too', async () => {
  render(<Backup />);
  const field = screen.getByLabelText('Paste a link');
  act(() => field.focus());
  await user.paste('hello');
  await press('Open the link');
  expect(screen.getByText(/not a link to a plan/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('Denied'));
  await press('Paste what I have copied');
  expect(await screen.findByText(/does not let a page read/)).toBeDefined();
});
