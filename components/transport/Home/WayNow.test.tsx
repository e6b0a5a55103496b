/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { awayPoint, homePoint } from '@/content/transport/points';
import { WayNow } from './WayNow';

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
