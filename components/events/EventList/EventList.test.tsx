/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { home } from '@/content/home';
import { pick } from '@/lib/content/queries';
import { allOfKind } from '@/lib/kinds/entries';

import { EventList } from './EventList';

const eventsPageEvents = pick(allOfKind('event'), ['fair', 'carols', 'dance']);
const featuredEvents = pick(allOfKind('event'), home.events.slugs);

const list = <EventList events={eventsPageEvents} sizes="50vw" />;

/** Titles in the order in which they stand, with those marked as past in brackets. */
function titles(container: ParentNode = document): readonly string[] {
  return [...container.querySelectorAll('article')].map((card) => {
    const title = card.querySelector('h2, h3')?.textContent ?? '';
    return card.textContent.includes('Held ') ? `(${title})` : title;
  });
}

const byDate = ['Harbour Fair', 'Carols', 'Midnight Dance'];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('before the season no event is past', () => {
  jest.setSystemTime(new Date('2024-03-01T12:00Z'));
  render(list);
  expect(titles()).toEqual(byDate);
  expect(screen.queryByText(/^No dates/)).toBeNull();
});

test('within the season past events are marked, and stand after those to come', () => {
  jest.setSystemTime(new Date('2024-12-26T12:00Z'));
  render(list);
  expect(titles()).toEqual(['Midnight Dance', '(Harbour Fair)', '(Carols)']);
});

test('after the season all are marked, and none has moved', () => {
  jest.setSystemTime(new Date('2026-11-20T12:00Z'));
  render(list);
  expect(titles()).toEqual(byDate.map((title) => `(${title})`));
  expect(screen.getAllByText('No dates for 2026 yet')).toHaveLength(1);
});

test('an event is past at the minute after it ends in London', () => {
  // The fair ends at 16:00 British Summer Time.
  jest.setSystemTime(new Date('2024-08-31T15:00Z'));
  const { unmount } = render(list);
  expect(titles()).toContain('Harbour Fair');
  unmount();

  jest.setSystemTime(new Date('2024-08-31T15:01Z'));
  render(list);
  expect(titles()).toContain('(Harbour Fair)');
});

test('the home page’s events keep their own order among themselves', () => {
  jest.setSystemTime(new Date('2024-12-26T12:00Z'));
  render(<EventList events={featuredEvents} sizes="50vw" />);
  expect(titles()).toEqual(['Midnight Dance', '(Harbour Fair)', '(Boat Race)']);
});

test('where nobody has told the server the day nothing is over, and the browser takes it from there', async () => {
  jest.setSystemTime(new Date('2024-12-26T12:00Z'));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(list);
  expect(titles(container)).toEqual(byDate);

  const root = await act(() => hydrateRoot(container, list));
  expect(titles(container)[0]).toBe('Midnight Dance');
  expect(screen.getAllByText(/^Held /)).toHaveLength(2);
  act(() => root.unmount());
  container.remove();
});

test('a past event says its date to everyone, and one of several days all of them', () => {
  jest.setSystemTime(new Date('2026-11-20T12:00Z'));
  render(<EventList events={featuredEvents} sizes="50vw" />);
  const race = screen.getByText('Held 6 to 7 Jul 2024');
  expect(race.closest('[aria-hidden="true"]')).toBeNull();
});

test('the slip of an event to come has all of its days, which its facts say too', () => {
  jest.setSystemTime(new Date('2024-03-01T12:00Z'));
  render(<EventList events={featuredEvents} sizes="50vw" />);
  expect(screen.getByText('Sat 6 – Sun 7 Jul').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByText('Sat 6 – Sun 7 Jul 2024')).not.toHaveLength(0);
});
