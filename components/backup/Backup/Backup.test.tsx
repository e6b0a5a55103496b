/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

import { namedButton } from '@/components/browser/testing/named-button';
import { savedFiles } from '@/components/browser/testing/saved-files';
import { planner, startPlanner } from '@/components/saved/planner';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import type { Trip } from '@/lib/days/trip';

import { Backup } from './Backup';

// Every browser has it, and jsdom does not.
Object.assign(globalThis, { TextDecoder });
const saved = savedFiles();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const press = (name: string) => user.pointer({ keys: '[MouseLeft]', target: namedButton(name) });
const names = () => planner.getState().items.map(({ name }) => name);
const status = () => screen.getAllByRole('status')[0]?.textContent;
const thing = (name: string) =>
  act(() => {
    planner.getState().add({
      type: 'beach',
      name,
      slug: name.toLowerCase(),
      description: '',
      image: '',
    });
  });

const make = (trip: Trip) =>
  act(() => {
    planner.getState().applyToTrip('Made', () => trip);
  });

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  planner.getState().forget();
  stop = startPlanner();
});
afterEach(() => {
  cleanup();
  stop();
});

/** Another browser's backup: two things and a day. */
async function makeBackup(): Promise<string> {
  thing('Cove');
  thing('Head');
  make({
    settings: { dog: true },
    firstDate: '2031-06-01',
    days: [{ id: 'a', stops: [{ id: 'b', type: 'beach', slug: 'cove', time: '10:00' }] }],
  });
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
  file.arrayBuffer = () => Promise.resolve(Buffer.from(text) as unknown as ArrayBuffer);
  await user.upload(screen.getByLabelText('Open a backup'), file);
}

test('what was saved as a file comes back into an empty browser as it was', async () => {
  render(<Backup />);
  await press('Save a backup');
  expect(status()).toMatch(/nothing to save yet/);
  const backup = await makeBackup();
  // An app's browser may ignore downloads.
  expect(status()).not.toMatch(/\bsaved\b|\bready\b/i);
  expect(screen.getByText(/^If nothing was saved, open this page/)).toBeDefined();
  const kept = [plannerStorageKey, tripsStorageKey].map((key) => localStorage.getItem(key));
  wipe();
  expect(names()).toEqual([]);

  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  expect(screen.getByText(/2 saved things and 1 day from Sun 1 Jun 2031/)).toBeDefined();
  expect(names()).toEqual([]);
  await press('Restore backup');
  expect(names()).toEqual(['Cove', 'Head']);
  expect(planner.getState().trip.days[0]?.stops[0]?.time).toBe('10:00');
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
  await press('Add to my plan');
  expect(names()).toEqual(['Head', 'Island', 'Cove']);
  expect(planner.getState().trip.days).toHaveLength(1);
  // What the message with “Undo” does.
  act(() => planner.getState().undo());
  expect(names()).toEqual(['Head', 'Island']);
  expect(planner.getState().trip.days).toEqual([]);

  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  await press('Add to my plan');
  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  await press('Add to my plan');
  expect(status()).toMatch(/You have all of it already/);
  expect(planner.getState().trip.days).toHaveLength(1);
});

test('it takes the place of what is here, and Undo brings that back', async () => {
  render(<Backup />);
  const backup = await makeBackup();
  wipe();
  thing('Island');
  await openFile(backup);
  await screen.findByRole('heading', { name: 'What the backup holds' });
  expect(names()).toEqual(['Island']);
  await press('Replace my plan');
  expect(names()).toEqual(['Cove', 'Head']);
  await press('Undo');
  expect(names()).toEqual(['Island']);
  expect(planner.getState().trip.days).toEqual([]);
  expect(status()).toMatch(/back as it was/);
});

test.each([
  ['cut', (text: string) => text.slice(0, 90), /isn’t a complete backup/],
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
  await press('Restore backup');
  expect(status()).toMatch(/storage is full/);
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
  expect(screen.getByText(/isn’t a link to a plan/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  jest.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('Denied'));
  await press('Paste copied link');
  expect(await screen.findByText(/blocked pasting/)).toBeDefined();
});

test('a file that no browser could store is refused unread, with its size', async () => {
  render(<Backup />);
  const file = new File(['{}'], 'plan.json', { type: 'application/json' });
  Object.defineProperty(file, 'size', { value: 23_400_000 });
  file.arrayBuffer = jest.fn();
  await user.upload(screen.getByLabelText('Open a backup'), file);
  expect(status()).toBe('This file is too large: 24 MB. A browser stores at most 10 MB.');
  expect(file.arrayBuffer).not.toHaveBeenCalled();
});

test('days that there is no room for are named before anything is added', async () => {
  render(<Backup />);
  make({
    settings: {},
    days: Array.from({ length: 14 }, (_, day) => ({
      id: `d${day}`,
      title: `Walk ${day}`,
      stops: [],
    })),
  });
  const backup = planner.getState().entries()[tripsStorageKey] ?? '';
  wipe();
  make({ settings: {}, days: [{ id: 'own', stops: [] }] });
  await openFile(
    JSON.stringify({
      kind: 'planner-backup',
      site: plannerStorageKey,
      version: 1,
      entries: { [tripsStorageKey]: backup },
    }),
  );
  const noRoom = /No room for Walk 13: a trip has 14 days/;
  expect(await screen.findByText(noRoom)).toBeDefined();
  await press('Add to my plan');
  expect(status()).toMatch(/^Added 13 days to your trip\. No room for Walk 13/);
});
