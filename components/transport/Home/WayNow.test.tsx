/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { awayPoint, homePoint } from '@/content/transport/points';
import { toEpochMinutes } from '@/lib/time/london';
import { lastBus, wayNow } from '@/lib/transport/day';
import { networksOf } from '@/lib/transport/network';
import { bus, transport } from '@/lib/transport/testing/transport';
import { lastBusText } from '@/lib/transport/words';
import { WayLines, WayNow } from './WayNow';

test('has the pages of all buses that are named as to be looked up', () => {
  const headways = [{ days: ['saturday'], from: '08:00', until: '18:00', every: 60 }] as const;
  const operators = [{ name: 'Hill Buses', url: 'https://hill.example/' }];
  const other = { ...bus, slug: 'bus-8', number: '8', operators, headways };
  const date = '2031-06-14'; // A Saturday, of which nobody has read the times.
  const network = networksOf({ ...transport, services: [bus, other] })(date);
  const now = toEpochMinutes(date, '12:00');
  const last = lastBus(network, 'mill', 'quay', now);
  expect(lastBusText(last, 'home')).toMatch(/^look up buses [78] and [78] home$/);
  const choice = wayNow(network, 'mill', 'quay', { now });
  render(<WayLines choice={choice} light={undefined} last={last} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.toSorted()).toEqual(['Coast Buses', 'Hill Buses']);
});

test('tells of the light, the way of this minute, the last bus and the path', () => {
  jest.useFakeTimers({ now: new Date('2024-02-29T12:20:00Z') });
  const { container } = render(<WayNow from={homePoint} to={awayPoint} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Set out by 17:48 to be down by dark, at 18:28.',
    'Bus 12 at 12:30 from The Quay, get off at Cove Turn 12:45.',
    'Last bus to Gull Cove 01:10.',
    expect.stringMatching(
      /^On foot to Gull Cove: 0\.7\smiles \(1\.2\skm\), 20\smin, 40\sm of climb\.$/,
    ),
  ]);
  jest.useRealTimers();
});
