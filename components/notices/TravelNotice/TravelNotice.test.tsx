/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Notice } from '@/content/types';
import { TravelNotice } from './TravelNotice';

const notice: Notice = {
  slug: 'quay-lane',
  title: 'Quay Lane is shut',
  text: 'Go round by the mill.',
  from: '2031-01-10',
  until: '2031-03-31',
  checked: '2031-01-12',
  source: { name: 'The council', url: 'https://council.example' },
  places: [],
  closes: [],
};

test('stands until its last day, which is London’s, ends, and is gone on a page that is opened later', () => {
  jest.useFakeTimers({ now: new Date('2031-03-31T22:58:00Z') });
  render(<TravelNotice notice={notice} />);
  expect(screen.getByRole('region', { name: notice.title })).toBeTruthy();
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(document.body.textContent).toBe('');
  cleanup();
  render(<TravelNotice notice={notice} />);
  expect(document.body.textContent).toBe('');
  jest.useRealTimers();
});
