import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { walks } from '@/content/walks';
import type { Walk } from '@/content/types';
import { bus, transport } from '@/lib/transport/testing/transport';
import { WalkDetails } from './WalkDetails';

jest.mock('@/lib/content/transport', () => ({
  ...jest.requireActual<object>('@/lib/content/transport'),
  get siteTransport() {
    return transport;
  },
  undatedServices: () => [{ ...bus, irregular: [{ from: '12-24', until: '01-02' }] }],
}));

jest.mock('@/components/details/DetailsPage/DetailsPage', () => ({
  DetailsPage: ({ below }: { below: ReactNode }) => below,
  DetailsSection: ({ children }: { children: ReactNode }) => children,
}));

test('says with the last buses on which days nobody has read their times', () => {
  const round: Walk | undefined = walks.at(0);
  if (!round) throw new Error('The fixture village has no walk.');
  const { published: _published, ...walk } = round;
  const html = renderToStaticMarkup(<WalkDetails item={{ ...walk, wayBack: 'bus' }} />);
  const words = html.replaceAll('\u00a0', ' ');
  expect(words).toContain('Last bus we have: 7 at 00:07.');
  expect(words).toContain('Not 24 December to 2 January: look up the times.');
});
