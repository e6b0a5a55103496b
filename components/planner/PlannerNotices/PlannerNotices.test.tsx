/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { namedButton } from '@/components/browser/testing/named-button';
import { savedFiles } from '@/components/browser/testing/saved-files';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { addDay, addStop } from '@/lib/days/structure';
import { stopAt } from '@/lib/days/testing/trips';
import { mergePlan } from '@/lib/store/merge';
import { planner } from '@/components/saved/planner';
import { PlannerNotices } from './PlannerNotices';

const saved = savedFiles();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const press = (name: string) => user.click(namedButton(name));
const cove = { type: 'beach', slug: 'cove', name: 'Cove', description: '', image: '' };
const shown = () => screen.getByRole('status').textContent;

beforeAll(() => {
  window.requestIdleCallback = (run) => Number(setTimeout(run));
  window.cancelIdleCallback = clearTimeout;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
beforeEach(() => {
  localStorage.clear();
  planner.getState().forget();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** The page is idle, and what is loaded then is there. */
const settled = async () => {
  await act(() => new Promise((done) => setTimeout(done)));
  await act(() => import('./Notices'));
};

/** What a visitor does on a page, and what is loaded because of it. */
async function visit(press: () => void = () => undefined) {
  render(<PlannerNotices />);
  await settled();
  act(press);
}

function fill() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

function plan() {
  planner.getState().add(cove);
  planner.getState().applyToTrip('Day 1 added', (trip) => addDay(trip, { id: 'one', stops: [] }));
  planner
    .getState()
    .applyToTrip('Cove added', (trip) =>
      addStop(trip, stopAt('beach:cove'), { dayId: 'one', index: 0 }),
    );
}

test('days that are added on a full storage are not said to be saved, on whichever page', async () => {
  await visit(() => {
    fill();
    mergePlan(planner, [], { settings: {}, days: [{ id: 'a', stops: [] }] });
  });
  expect(shown()).toContain('Not saved: this browser’s storage is full.');
  expect(shown()).toContain('Added 1 day to your trip, but not saved.');
});

test('a heart that is taken off names the day; Undo stays until it is closed, and restores both', async () => {
  await visit(plan);
  jest.useFakeTimers();
  act(() => planner.getState().toggle(cove));
  act(() => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  expect(shown()).toContain(planner.getState().message);
  expect(shown()).toMatch(/Cove.* Day 1/);
  await press('Undo');
  expect(planner.getState().items).toHaveLength(1);
  expect(planner.getState().trip.days[0]?.stops).toHaveLength(1);
});

test('Ctrl+Z undoes at once, before any other code can have loaded, but not in a field', async () => {
  render(
    <>
      <PlannerNotices />
      <input aria-label="Note" />
    </>,
  );
  act(plan);
  act(() => planner.getState().toggle(cove));
  const note = screen.getByLabelText('Note');
  note.focus();
  fireEvent.keyDown(note, { key: 'z', ctrlKey: true });
  expect(planner.getState().items).toHaveLength(0);
  note.blur();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(planner.getState().items).toHaveLength(1);
  await settled();
});

test.each([
  ['with Caps Lock', { key: 'Z', code: 'KeyZ' }, true],
  ['in Cyrillic', { key: 'я', code: 'KeyZ' }, true],
  ['in French', { key: 'z', code: 'KeyW' }, true],
  ['but not where another letter has its place', { key: 'w', code: 'KeyZ' }, false],
  ['but not to do it again', { key: 'Z', code: 'KeyZ', shiftKey: true }, false],
])('Ctrl+Z undoes %s', async (_keyboard, keys, isUndone) => {
  await visit(plan);
  act(() => planner.getState().toggle(cove));
  act(() => void fireEvent.keyDown(document.body, { ...keys, ctrlKey: true }));
  expect(planner.getState().items).toHaveLength(isUndone ? 1 : 0);
});

test('the first Tab after a change leads to Undo, and the next ones back to where one was', async () => {
  const shown = render(
    <>
      <button type="button">Before</button>
      <button type="button">Pressed</button>
      <button type="button">After</button>
      <PlannerNotices />
    </>,
  );
  await settled();
  act(plan);
  namedButton('Pressed').focus();
  act(() => planner.getState().toggle(cove));
  await user.tab();
  expect(document.activeElement).toBe(namedButton('Undo'));
  await user.tab();
  expect(document.activeElement).toBe(namedButton('Close this message'));
  await user.tab();
  expect(document.activeElement).toBe(namedButton('After'));
  shown.unmount();
});

test('what could not be taken back is said', async () => {
  await visit(plan);
  act(() => planner.getState().toggle(cove));
  const others = JSON.stringify({ version: 1, settings: {}, days: [] });
  act(() => localStorage.setItem(tripsStorageKey, others));
  await press('Undo');
  const { undoProblem } = planner.getState();
  expect(undoProblem).not.toBe('');
  expect(shown()).toContain(undoProblem);
});

test('days of a newer version are said to be that, and left alone', async () => {
  const newer = '{"version":2,"days":[]}';
  localStorage.setItem(tripsStorageKey, newer);
  await visit();
  expect(shown()).toContain('made by a newer version');
  expect(namedButton('Reload')).toBeDefined();
  expect(localStorage.getItem(tripsStorageKey)).toBe(newer);
});

test('what cannot be read is given as a file, and not said again once it is closed', async () => {
  localStorage.setItem(plannerStorageKey, '[{"cut');
  await visit();
  expect(shown()).toContain('can’t be read');
  await press('Save as a file');
  expect(await saved()).toEqual([[`${plannerStorageKey}-unreadable.txt`, 'text/plain', '[{"cut']]);
  await press('Close this message');
  expect(shown()).toBe('');
  expect(localStorage.getItem(`${plannerStorageKey}-backup`)).toBe('[{"cut');
});

test('a plan that would be missed is asked to be kept: at the third heart', async () => {
  const persist = jest.fn(() => Promise.resolve(true));
  Object.assign(navigator, { storage: { persist } });
  await visit();
  for (const name of ['Cove', 'Head', 'Quay']) {
    expect(persist).not.toHaveBeenCalled();
    act(() => planner.getState().toggle({ ...cove, name }));
    await settled();
  }
  expect(persist).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'storage');
});

test('an app with no plan says once how to bring one', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await visit();
  expect(shown()).toContain('This app has a plan of its own');
  await press('Close this message');
  cleanup();
  await visit();
  expect(shown()).toBe('');
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
