/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';

import { writeQuery } from '@/components/browser/use-query';

import { fromQuery, toQuery } from '@/lib/stays/filters';

import { useStayFilters } from './use-stay-filters';

const address = () => window.location.pathname + window.location.search;

function open(path: string) {
  window.history.replaceState(null, '', path);
  const { result, unmount } = renderHook(() => useStayFilters());
  return {
    get: () => toQuery(result.current.filters),
    choose: (query: string) => act(() => result.current.choose(fromQuery(query))),
    drag: (query: string) => act(() => result.current.drag(fromQuery(query))),
    leave: unmount,
  };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('begins as the address says, without what makes no sense in it', () => {
  expect(open('/stay/?guests=4&bedrooms=99&colour=red').get()).toBe('guests=4');
});

test('reading leaves the address as it is', () => {
  open('/stay/?guests=4&bedrooms=99').get();
  expect(address()).toBe('/stay/?guests=4&bedrooms=99');
});

test('a choice shows at once, in the address too, as an entry of the history', () => {
  const query = open('/stay/');
  const entries = window.history.length;
  query.choose('min=0&max=500&bedrooms=2&guests=0&type=hotel');
  expect(query.get()).toBe('bedrooms=2&type=hotel');
  expect(address()).toBe('/stay/?bedrooms=2&type=hotel');
  expect(window.history.length).toBe(entries + 1);
});

test('a choice that changes nothing adds no entry', () => {
  const query = open('/stay/?bedrooms=2');
  const entries = window.history.length;
  query.choose('bedrooms=2');
  expect(window.history.length).toBe(entries);
});

test('clearing takes the question mark away as well', () => {
  const query = open('/stay/?bedrooms=2');
  query.choose('');
  expect(address()).toBe('/stay/');
});

test('a dragged thumb shows at once, and reaches the address once it rests, as the same entry', () => {
  const query = open('/stay/');
  const entries = window.history.length;
  for (const min of [5, 10, 15]) {
    query.drag(`min=${min}`);
    wait(100);
  }
  expect(query.get()).toBe('min=15');
  expect(address()).toBe('/stay/');
  wait(100);
  expect(address()).toBe('/stay/?min=15');
  expect(query.get()).toBe('min=15');
  expect(window.history.length).toBe(entries);
});

test('a choice during a drag takes the drag with it', () => {
  const query = open('/stay/');
  query.drag('min=15');
  query.choose('min=15&guests=2');
  wait(1000);
  expect(address()).toBe('/stay/?min=15&guests=2');
  expect(query.get()).toBe('min=15&guests=2');
});

test('follows an address that changes by other means', () => {
  const query = open('/stay/?guests=4');
  act(() => writeQuery('', 'replaceState'));
  expect(query.get()).toBe('');
});

test('does not fall back behind a thumb in motion', () => {
  const query = open('/stay/');
  query.drag('min=15');
  act(() => writeQuery('guests=4', 'replaceState'));
  expect(query.get()).toBe('min=15');
});

test('a page that is left changes no address afterwards', () => {
  const query = open('/stay/');
  query.drag('min=15');
  query.leave();
  window.history.replaceState(null, '', '/events/');
  wait(1000);
  expect(address()).toBe('/events/');
});
