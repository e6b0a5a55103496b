/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StretchId } from '@/content/closures';
import { ownNotices } from '@/lib/content/fixtures/own-notices';
import type { ClosingNotice } from '@/lib/trust/closure';
import { WhileClosed } from './WhileClosed';

const standing = ownNotices();

const stretch = 'quay-lane' as string as StretchId;
const winter: ClosingNotice = { from: '2031-01-10', until: '2031-03-31', closes: [stretch] };
const note = { stretch, text: 'Go round by the mill.' };
const words = () => document.body.textContent;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('says it while the notice stands, also in the page as it was built', () => {
  standing.push(winter);
  expect(renderToStaticMarkup(<WhileClosed note={note} />)).toBe('<p>Go round by the mill.</p>');
  jest.setSystemTime(new Date('2031-03-31T22:30:00Z'));
  render(<WhileClosed note={note} />);
  expect(words()).toBe('Go round by the mill.');
});

test('says that the road is not known once the notice has ended unread', () => {
  standing.push(winter);
  jest.setSystemTime(new Date('2031-03-31T22:58:00Z'));
  render(<WhileClosed note={note} />);
  act(() => jest.advanceTimersByTime(10 * 60_000));
  expect(words()).toMatch(/between the quay and the mill\.$/);
  expect(words()).not.toContain(note.text);
});

test('keeps quiet about that where the page says it elsewhere', () => {
  standing.push(winter);
  jest.setSystemTime(new Date('2031-04-01T12:00:00Z'));
  render(<WhileClosed note={note} quietOnceUnread />);
  expect(words()).toBe('');
  cleanup();
  jest.setSystemTime(new Date('2031-03-31T12:00:00Z'));
  render(<WhileClosed note={note} quietOnceUnread />);
  expect(words()).toBe(note.text);
});

test('says nothing before the notice begins', () => {
  standing.push(winter);
  jest.setSystemTime(new Date('2031-01-09T12:00:00Z'));
  render(<WhileClosed note={note} />);
  expect(words()).toBe('');
});

test('says nothing at all when no notice closes the road', () => {
  expect(renderToStaticMarkup(<WhileClosed note={note} />)).toBe('');
  expect(renderToStaticMarkup(<WhileClosed note={undefined} />)).toBe('');
});
