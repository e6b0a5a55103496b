/** @jest-environment jsdom */
import { createStayQuery } from './stay-query';

const address = () => window.location.pathname + window.location.search;

function open(path: string) {
  window.history.replaceState(null, '', path);
  return createStayQuery();
}

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
  const listener = jest.fn();
  query.subscribe(listener);
  query.choose('min=0&max=500&bedrooms=2&guests=0&type=hotel');
  expect(listener).toHaveBeenCalledTimes(1);
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
    jest.advanceTimersByTime(100);
  }
  expect(query.get()).toBe('min=15');
  expect(address()).toBe('/stay/');
  jest.advanceTimersByTime(100);
  expect(address()).toBe('/stay/?min=15');
  expect(window.history.length).toBe(entries);
});

test('a choice during a drag takes the drag with it', () => {
  const query = open('/stay/');
  query.drag('min=15');
  query.choose('min=15&guests=2');
  jest.advanceTimersByTime(1000);
  expect(address()).toBe('/stay/?min=15&guests=2');
});

test('follows an address that changes by other means', () => {
  const query = open('/stay/?guests=4');
  query.get();
  const listener = jest.fn();
  query.subscribe(listener);
  window.history.replaceState(null, '', '/stay/');
  query.follow();
  expect(query.get()).toBe('');
  query.follow();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('does not fall back behind a thumb in motion', () => {
  const query = open('/stay/');
  query.drag('min=15');
  query.follow();
  expect(query.get()).toBe('min=15');
});

test('a page that is left changes no address afterwards', () => {
  const query = open('/stay/');
  const leave = query.subscribe(() => undefined);
  query.drag('min=15');
  leave();
  window.history.replaceState(null, '', '/events/');
  jest.advanceTimersByTime(1000);
  expect(address()).toBe('/events/');
});
