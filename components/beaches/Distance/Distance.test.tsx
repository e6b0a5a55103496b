/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import type { StretchId } from '@/content/closures';
import { sample } from '@/content/sample';
import { gullCove, placeNamed } from '@/lib/content/fixtures/items';
import { ownNotices } from '@/lib/content/fixtures/own-notices';
import { placeBySlug } from '@/lib/content/queries';
import { Distance } from './Distance';

const mark = sample ? ` (${sample.figure})` : '';
const words = () => document.body.textContent;
const standing = ownNotices();

afterEach(cleanup);

it('adds nothing where no way is measured and no road closed', () => {
  render(<Distance beach={{ ...gullCove, place: placeNamed('nowhere') }} />);
  expect(words()).toBe(`${gullCove.distance}${mark}`);
});

it('adds the closed road to a drive, and asks to check once the notice has ended unread', () => {
  const stretch = 'quay-lane' as string as StretchId;
  const place = placeBySlug(gullCove.place);
  const beach = { ...gullCove, distance: '20 min drive', distanceBy: 'car' } as const;
  const whileClosed = { stretch, text: 'Go round.' };
  const before = place.gettingThere;
  Object.assign(place, { gettingThere: { whileClosed } });
  render(<Distance beach={beach} />);
  expect(words()).toBe(`20 min drive${mark}`);
  cleanup();
  standing.push({ from: '2031-01-01', until: '2031-03-31', closes: [stretch] });
  jest.useFakeTimers({ now: new Date('2031-02-01T12:00:00Z') });
  render(<Distance beach={beach} />);
  expect(words()).toBe(`20 min drive${mark}; longer while Quay Lane is shut`);
  cleanup();
  jest.setSystemTime(new Date('2031-04-02T12:00:00Z'));
  render(<Distance beach={beach} />);
  expect(words()).toBe(`20 min drive${mark}; check the road is open`);
  jest.useRealTimers();
  Object.assign(place, { gettingThere: before });
});
