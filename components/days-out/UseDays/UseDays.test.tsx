/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { namedButton } from '@/components/browser/testing/named-button';
import { planner } from '@/components/saved/planner';
import { bay } from '@/lib/days/testing/facts';
import type { Trip } from '@/lib/days/trip';
import { UseDays } from './UseDays';

const stops = [
  { id: 's', type: 'area', slug: 'green' },
  { id: 't', type: 'beach', slug: 'cove' },
];
const morning: Trip = {
  settings: {},
  days: [{ id: 'd', dayOut: 'green-morning', stops }],
};
const cove = { type: 'beach', slug: 'cove', name: 'Cove', description: '', image: '' };

const { timeout } = AbortSignal;
const plan = () => {
  const { items, trip } = planner.getState();
  return [items.map(({ name }) => name), trip.days.length];
};
const press = (name: string) =>
  act(async () => {
    namedButton(name).click();
    await new Promise((done) => setTimeout(done));
  });

beforeEach(() => {
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = (address: unknown) => {
    const data = String(address).includes('catalogue') ? [cove] : bay;
    const text = () => Promise.resolve(JSON.stringify(data));
    return Promise.resolve({ ok: true, text } as Response);
  };
  localStorage.clear();
  planner.getState().forget();
});
afterEach(() => {
  cleanup();
  AbortSignal.timeout = timeout;
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('a ready-made day is taken over, and Undo takes out day and things', async () => {
  render(<UseDays trip={morning} />);
  await press('Use this day');
  expect(plan()).toEqual([['Cove'], 1]);
  act(() => planner.getState().undo());
  expect(plan()).toEqual([[], 0]);
});

test('one that does not run on the dates set says so before it is added', async () => {
  const own: Trip = { firstDate: '2031-06-03', settings: {}, days: [{ id: 'own', stops: [] }] };
  planner.getState().applyToTrip('Made', () => own);
  render(<UseDays trip={morning} />);
  await press('Use this day');
  expect(screen.getByRole('status').textContent).toMatch(/^Not on Wed 4 Jun( 2031)?: /);
  expect(plan()).toEqual([[], 1]);
  await press('Add anyway');
  expect(plan()).toEqual([['Cove'], 2]);
});
