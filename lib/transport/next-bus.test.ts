import type { ClockTime, IsoDate } from '@/content/types';
import { londonDate, toEpochMinutes } from '@/lib/time/london';
import { bus, closing, stretch, transport } from '@/lib/transport/fixtures';
import { createNetworks } from './network';
import { nextBus } from './next-bus';

const say = (date: IsoDate, time: ClockTime, from = 'cove', of = transport) => {
  const now = toEpochMinutes(date, time);
  const network = createNetworks(of)(londonDate(now));
  return nextBus(of, network, from, 'quay', { now, toName: 'the quay' });
};
const early = { ...bus, times: [{ days: ['weekday'], times: ['07:30', '12:00'] }] } as const;
const noon = { ...bus, times: [{ days: ['weekday'], times: ['12:00'] }] } as const;
const unread = { ...bus, number: '8', times: [{ days: ['weekday'], times: 'not-read' }] } as const;
const stopped = {
  ...transport,
  services: [{ ...bus, closedBy: stretch }],
  notices: [closing('2031-05-01', '2031-05-31')],
};

// In 2031: Thursday 8 May, then Friday, Saturday and Sunday.
it.each<[string, IsoDate, ClockTime, string, typeof transport, string]>([
  [
    'next and last',
    '2031-05-08',
    '08:00',
    'cove',
    transport,
    'Bus to the quay: next 12:12, last 00:07 today.',
  ],
  [
    'one that leaves this minute',
    '2031-05-08',
    '07:42',
    'cove',
    transport,
    'Bus to the quay: next 07:42, last 00:07 today.',
  ],
  [
    'the last',
    '2031-05-08',
    '13:00',
    'cove',
    transport,
    'Bus to the quay: the next is the last today, 00:07.',
  ],
  [
    'bounds',
    '2031-05-08',
    '08:01',
    'inn',
    transport,
    'Bus to the quay: next after 12:12, last after 00:07 today.',
  ],
  [
    'still to come within its bounds',
    '2031-05-08',
    '12:30',
    'inn',
    { ...transport, services: [noon] },
    'Bus to the quay: the next is the last today, after 12:12.',
  ],
  [
    'gone after its bounds',
    '2031-05-08',
    '12:31',
    'inn',
    { ...transport, services: [noon] },
    'No bus to the quay after 12:12 today.',
  ],
  [
    'the last that is known',
    '2031-05-08',
    '12:00',
    'cove',
    { ...transport, services: [noon, unread] },
    'Bus to the quay: the next is the last we have today, 12:12.',
  ],
  [
    'gone',
    '2031-05-08',
    '12:13',
    'cove',
    { ...transport, services: [early] },
    'No bus to the quay after 12:12 today.',
  ],
  [
    'that of the evening before',
    '2031-05-10',
    '00:05',
    'cove',
    transport,
    'Bus to the quay: the next is the last we have today, 00:07.',
  ],
  ['unread', '2031-05-10', '00:08', 'cove', transport, 'Check bus times to the quay.'],
  ['none', '2031-05-11', '14:10', 'cove', transport, 'No bus to the quay today.'],
  [
    'a closed road',
    '2031-05-08',
    '14:10',
    'cove',
    stopped,
    'No bus to the quay: the road is closed.',
  ],
  ['no way to a stop', '2031-05-08', '10:00', 'island', transport, 'No bus to the quay.'],
])('says: %s', (_what, date, time, from, of, text) => {
  expect(say(date, time, from, of).text).toBe(text);
});

it('goes to the nearest stop on foot where no bus stops', () => {
  const services = [
    {
      ...bus,
      calls: [
        { at: 'mill', minutes: 0 },
        { at: 'quay', minutes: 30 },
      ],
    },
  ];
  // The cove is 18 minutes from the mill.
  expect(say('2031-05-08', '11:50', 'cove', { ...transport, services }).text).toMatch(
    /^Bus to the quay from Mill, \d+\smin on foot: the next is the last today, 23:55\.$/,
  );
});

it('sends visitors to the operator for what nobody has read, or to the source where none is named', () => {
  expect(say('2031-05-10', '14:10').ask).toEqual(bus.operators);
  const nameless = { ...transport, services: [{ ...bus, operators: [] }] };
  expect(say('2031-05-10', '14:10', 'cove', nameless).ask).toEqual([bus.source]);
});
