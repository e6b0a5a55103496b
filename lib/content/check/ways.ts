import type {
  DayTimes,
  DogRule,
  Ferry,
  FerryHours,
  Leg,
  Operator,
  Railway,
  Service,
  ServiceDay,
} from '@/content/ways/types';
import { entryFaults } from './entries';
import {
  choiceFaults,
  countFaults,
  datedFaults,
  dateFaults,
  faultsAt,
  path,
  placeFaults,
  pointFaults,
  slugFaults,
  sourceFaults,
  stretchFaults,
  timeFaults,
  webFaults,
  type Faults,
} from './faults';
import { closureNoteShape, listOf, optional, sourceShape } from './shape';
import type { SiteContent } from './site-content';

const days: Readonly<Record<ServiceDay, true>> = {
  weekday: true,
  saturday: true,
  sunday: true,
  'bank-holiday': true,
};

const dated = {
  source: sourceShape,
  readOn: 'text',
  validFrom: 'text?',
  validUntil: 'text',
} as const;
const operators = listOf<Operator>({ name: 'text', url: 'text?' });

const isAscending = (values: readonly (number | string)[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) < value);

const slugOf = ({ slug }: { readonly slug: string }) => slug;

/** Kinds of day must be known, and none may have two timetables. */
function dayFaults(at: string, kinds: readonly string[]): Faults {
  return kinds.flatMap((day, index) => [
    ...choiceFaults(at, day, Object.keys(days)),
    ...faultsAt(at, {
      [`"${day}" stands there twice; put its times into one entry`]: kinds.indexOf(day) !== index,
    }),
  ]);
}

function operatorFaults(at: string, all: readonly Operator[]): Faults {
  return all.flatMap(({ url }) => (url === undefined ? [] : webFaults(`${at} › operators`, url)));
}

function departureFaults(at: string, { times }: DayTimes): Faults {
  if (typeof times === 'string') {
    return choiceFaults(at, times, ['[ ]', 'not-read']);
  }
  return [
    ...times.flatMap((time) => timeFaults(at, time)),
    ...faultsAt(at, { 'are not in order; write the earliest first': !isAscending(times) }),
  ];
}

function pointsFaults(content: SiteContent): Faults {
  const { points } = content.ways;
  return [
    ...slugFaults('ways/points', points.map(slugOf)),
    ...entryFaults(
      'ways/points',
      points,
      slugOf,
      { slug: 'text', name: 'text', places: 'texts?', stop: 'text?' },
      ({ places = [] }, at) => placeFaults(`${at} › places`, places, content),
    ),
  ];
}

const pairOf = ({ from, to }: Leg) => [from, to].sort().join(' ');

function legFaults(content: SiteContent): Faults {
  const { legs, measuredWalks } = content.ways;
  return [
    ...slugFaults('ways/legs', legs.map(slugOf)),
    ...entryFaults<Leg>(
      'ways/legs',
      legs,
      slugOf,
      {
        slug: 'text',
        from: 'text',
        to: 'text',
        kilometres: 'number',
        climb: { there: 'number', back: 'number' },
        climbIsRough: 'flag?',
        kind: 'text',
        surface: 'text?',
        source: sourceShape,
        readOn: 'text',
        closedBy: 'text?',
      },
      (leg, at) => [
        ...pointFaults(`${at} › from`, [leg.from], content),
        ...pointFaults(`${at} › to`, [leg.to], content),
        ...faultsAt(`${at} › to`, {
          'is where it begins; write where it ends': leg.from === leg.to,
          'is joined to from by another leg already; take one of the two out':
            legs.find((other) => pairOf(other) === pairOf(leg)) !== leg,
        }),
        ...faultsAt(`${at} › kilometres`, {
          [`${leg.kilometres} is no length; write kilometres, such as 1.5`]: leg.kilometres <= 0,
        }),
        ...faultsAt(`${at} › climb`, {
          'has less than nothing; write metres uphill for each direction':
            leg.climb.there < 0 || leg.climb.back < 0,
        }),
        ...sourceFaults(`${at} › source`, leg.source),
        ...dateFaults(`${at} › readOn`, leg.readOn),
        ...stretchFaults(`${at} › closedBy`, leg.closedBy ? [leg.closedBy] : [], content),
      ],
    ),
    ...measuredWalks.flatMap(({ between }) =>
      pointFaults(path('ways/legs', 'measuredWalks'), between, content),
    ),
  ];
}

function serviceFaults(content: SiteContent): Faults {
  const { services } = content.ways;
  return [
    ...slugFaults('ways/services', services.map(slugOf)),
    ...entryFaults<Service>(
      'ways/services',
      services,
      slugOf,
      {
        slug: 'text',
        number: 'text',
        towards: 'text',
        operators,
        calls: listOf<Service['calls'][number]>({ at: 'text', minutes: 'number?' }),
        times: listOf<DayTimes>({ days: 'texts', times: 'text or texts' }),
        notes: 'texts?',
        closedBy: 'text?',
        ...dated,
      },
      (service, at) => {
        const minutes = service.calls.flatMap((call) => call.minutes ?? []);
        return [
          ...operatorFaults(at, service.operators),
          ...countFaults(`${at} › calls`, service.calls.length, 'stops', 2),
          ...pointFaults(
            `${at} › calls`,
            service.calls.map((call) => call.at),
            content,
          ),
          ...faultsAt(`${at} › calls`, {
            'do not begin with minutes: 0; the first stop is the one that all are counted from':
              minutes.length > 0 && service.calls[0]?.minutes !== 0,
            'have minutes that go back; write the stops in the order in which it comes to them':
              !isAscending(minutes),
          }),
          ...dayFaults(
            `${at} › times › days`,
            service.times.flatMap((one) => one.days),
          ),
          ...service.times.flatMap((one) => departureFaults(`${at} › times`, one)),
          ...datedFaults(at, service),
          ...stretchFaults(`${at} › closedBy`, service.closedBy ? [service.closedBy] : [], content),
        ];
      },
    ),
  ];
}

function ferryHoursFaults(at: string, { first, last }: FerryHours): Faults {
  return [
    ...[first ?? last, last].flatMap((time) => timeFaults(at, time)),
    ...faultsAt(at, {
      [`the last, ${last}, is before the first, ${first ?? ''}; write the first and the last of the day`]:
        first !== undefined && last < first,
    }),
  ];
}

function crossingFaults(content: SiteContent): Faults {
  const { ferries, railways } = content.ways;
  return [
    ...slugFaults('ways/ferries', [...ferries, ...railways].map(slugOf)),
    ...entryFaults<Ferry>(
      'ways/ferries',
      ferries,
      slugOf,
      {
        slug: 'text',
        name: 'text',
        operators,
        from: 'text',
        to: 'text?',
        hours: listOf<FerryHours>({ days: 'texts', first: 'text?', last: 'text' }),
        notes: 'texts',
        allYear: 'flag',
        ...dated,
      },
      (ferry, at) => [
        ...operatorFaults(at, ferry.operators),
        ...pointFaults(`${at} › from`, [ferry.from], content),
        ...pointFaults(`${at} › to`, ferry.to ? [ferry.to] : [], content),
        ...dayFaults(
          `${at} › hours › days`,
          ferry.hours.flatMap((one) => one.days),
        ),
        ...ferry.hours.flatMap((one) => ferryHoursFaults(`${at} › hours`, one)),
        ...datedFaults(at, ferry),
      ],
    ),
    ...entryFaults<Railway>(
      'ways/ferries',
      railways,
      slugOf,
      { slug: 'text', name: 'text', operators, between: 'texts', notes: 'texts', ...dated },
      (railway, at) => [
        ...operatorFaults(at, railway.operators),
        ...countFaults(`${at} › between`, railway.between.length, 'ends', 2, 2),
        ...datedFaults(at, railway),
      ],
    ),
  ];
}

const dogWords: Readonly<Record<DogRule['rule'], true>> = {
  'not-known': true,
  welcome: true,
  none: true,
};

function dogFaults(content: SiteContent): Faults {
  return content.ways.dogRules.flatMap((rule) => {
    const at = path('ways/dogs', rule.place);
    return [
      ...placeFaults(`${at} › place`, [rule.place], content),
      ...choiceFaults(`${at} › rule`, rule.rule, Object.keys(dogWords)),
      ...('validUntil' in rule ? datedFaults(at, rule) : []),
    ];
  });
}

/** The ways there and back: a slip in them sends somebody to a bus that does not come. */
export function wayFaults(content: SiteContent): Faults {
  const { carParks } = content.ways;
  return [
    ...pointsFaults(content),
    ...legFaults(content),
    ...serviceFaults(content),
    ...crossingFaults(content),
    ...slugFaults('ways/parking', carParks.map(slugOf)),
    ...entryFaults(
      'ways/parking',
      carParks,
      slugOf,
      {
        slug: 'text',
        place: 'text',
        name: 'text',
        note: 'text',
        whileClosed: optional(closureNoteShape),
      },
      ({ place, whileClosed }, at) => [
        ...placeFaults(`${at} › place`, [place], content),
        ...stretchFaults(`${at} › whileClosed`, whileClosed ? [whileClosed.stretch] : [], content),
      ],
    ),
    ...dogFaults(content),
    ...walkRouteFaults(content),
  ];
}

/** A walk goes along measured legs, unless its publisher measured it. */
function walkRouteFaults(content: SiteContent): Faults {
  const pairs = content.ways.legs.map(pairOf);
  return content.walks.flatMap(({ slug, route, published }) => {
    // One without its route has been named already.
    if (!Array.isArray(route)) return [];
    const at = path('walks', slug, 'route');
    const steps = route.slice(1).map((to, index) => [route[index] ?? to, to] as const);
    return [
      ...pointFaults(at, route, content),
      ...steps.flatMap(([from, to]) =>
        faultsAt(at, {
          [`no leg of content/ways/legs.ts joins "${from}" and "${to}"; add the points between, or give the length that its publisher says as published`]:
            published === undefined && !pairs.includes([from, to].sort().join(' ')),
        }),
      ),
    ];
  });
}
