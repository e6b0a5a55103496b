/** What the guide's data look like, as JSON Schema 2020-12; it stands beside them. */
import { absoluteUrl } from '@/lib/absolute-url';
import { schemaUrl } from './files';

const text = (description: string) => ({ type: 'string', minLength: 1, description });
const words = (description: string) => ({ type: 'array', items: { type: 'string' }, description });
const date = (description: string) => ({
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description,
});
const time = (description: string) => ({
  type: 'string',
  pattern: '^\\d{2}:\\d{2}$',
  description: `${description} Local time, Europe/London, 24 hours.`,
});
const address = (description: string) => ({ type: 'string', pattern: '^https?://', description });
const phone = text('As it is dialled within the country.');

const source = {
  type: 'object',
  description: 'Who says so.',
  properties: { name: text('Whose page it is.'), url: address('Where it stands.') },
  required: ['name', 'url'],
  additionalProperties: false,
};

const readOn = date('The day on which somebody of the guide last read the source.');
const validFrom = date('The first day for which it holds; missing where it holds already.');
const validUntil = date('The last day for which it is to be believed without being read again.');

/** An object whose fields are described one by one, and no others. */
function described(properties: object, optional: readonly string[], description: string) {
  return {
    type: 'object',
    description,
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

const operators = {
  type: 'array',
  description: 'Who runs it.',
  items: described({ name: text('Name.'), url: address('Their page.') }, ['url'], 'An operator.'),
};

const closedBy = text('A stretch that notices may close; while one does, this is closed.');

const days = {
  type: 'array',
  items: { enum: ['weekday', 'saturday', 'sunday', 'bank-holiday'] },
  description: 'The kinds of day that it holds for; a bank holiday is one whatever its weekday.',
};

const yearDay = {
  description:
    'A day of each year: a month and a day, so many days from Easter Sunday, or the last day of the October half-term.',
  oneOf: [
    described(
      { month: { type: 'integer' }, day: { type: 'integer' } },
      [],
      'The same day each year.',
    ),
    described({ easter: { type: 'integer' } }, [], 'Days from Easter Sunday; negative before it.'),
    described({ octoberHalfTerm: { const: 'end' } }, [], 'The last day of that half-term.'),
  ],
};

const tideAccess = described(
  {
    spot: text('The spot that the tide opens and closes.'),
    note: text('What to know.'),
    passableBelow: {
      type: 'number',
      description: 'Metres above chart datum; missing where no source gives one.',
    },
    caution: text('The warning that always stands beside it: show it with the rest.'),
    source,
  },
  ['passableBelow'],
  'What the tide changes here. Information, never a promise of safety.',
);

const occasion = {
  startDate: date('Its first day.'),
  endDate: date('Its last day; missing where that is the first.'),
  startTime: time('When it begins.'),
  endTime: time('When it ends, on its last day.'),
};

/** Of all kinds of things; which kind has which is said in the words. */
const thing = described(
  {
    kind: {
      enum: ['activity', 'walk', 'area', 'beach', 'venue', 'property', 'event'],
      description: 'What it is; a venue is for eating and drinking, a property for sleeping.',
    },
    slug: text('The last part of its address; never changes.'),
    name: text('Name.'),
    url: address('Its page in the guide.'),
    summary: text('One line.'),
    description: text('A paragraph.'),
    place: text('The slug of its place in `places`.'),
    type: text('Beach: sandy, shingle or pebble. Property and event: what sort.'),
    category: text('Of an activity.'),
    difficulty: text('Of an activity or a walk, in words.'),
    minutes: {
      type: 'array',
      items: { type: 'integer' },
      minItems: 2,
      maxItems: 2,
      description: 'Of an activity: the least and the most that it takes.',
    },
    tips: words('Practical hints.'),
    facilities: text('Of a beach.'),
    accessibility: text('What visitors with reduced mobility should know.'),
    lifeguards: text('Lifeguard cover as far as known.'),
    cautions: words('What to beware of.'),
    tideAccess,
    route: words('Of a walk: slugs of `points` on its way, in order.'),
    wayBack: {
      enum: ['bus', 'bus-first', 'same-way', 'circle'],
      description: 'Of a walk: how one comes home.',
    },
    steep: text('Of a walk: where it is steep.'),
    dogs: text('Of a walk: what is known of dogs.'),
    toilets: text('Of a walk.'),
    refreshments: text('Of a walk.'),
    published: described(
      {
        miles: { type: 'number', description: 'Its length as published.' },
        words: text('What its publisher says of it.'),
        source,
        readOn,
      },
      [],
      'Of a walk whose length is a publisher’s.',
    ),
    cuisine: text('Of a venue.'),
    priceRange: text('Of a venue: £, ££ or £££.'),
    openHours: text('Of a venue, in words.'),
    openingHours: {
      type: 'array',
      description: 'The same as spans; one that closes before it opens ends past midnight.',
      items: described(
        {
          days: {
            type: 'array',
            items: { enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
          },
          opens: time('When it opens.'),
          closes: time('When it closes.'),
        },
        [],
        'A span.',
      ),
    },
    phone,
    address: text('As visitors read it.'),
    checkIn: time('Of a property: from when one may come.'),
    checkOut: time('Of a property: by when one must leave.'),
    ...occasion,
    price: text('Of an event, in words.'),
    organizer: text('Of an event.'),
    next: described(
      { ...occasion, source, readOn },
      ['endDate'],
      'Of an event that comes round: its next date, once confirmed.',
    ),
    attractions: words('Of an area: what there is to see.'),
    source,
    readOn,
  },
  [
    'type',
    'category',
    'difficulty',
    'minutes',
    'tips',
    'facilities',
    'accessibility',
    'lifeguards',
    'cautions',
    'tideAccess',
    'route',
    'wayBack',
    'steep',
    'dogs',
    'toilets',
    'refreshments',
    'published',
    'cuisine',
    'priceRange',
    'openHours',
    'openingHours',
    'phone',
    'address',
    'checkIn',
    'checkOut',
    'startDate',
    'endDate',
    'startTime',
    'endTime',
    'price',
    'organizer',
    'next',
    'attractions',
  ],
  'Something of the guide that has a page of its own.',
);

const place = described(
  {
    slug: text('Its name in `place` and `places`.'),
    name: text('Name.'),
    kind: { enum: ['village', 'landmark', 'beach', 'town'] },
    latitude: { type: 'number', minimum: -90, maximum: 90, description: 'Degrees, WGS 84.' },
    longitude: { type: 'number', minimum: -180, maximum: 180, description: 'Degrees, WGS 84.' },
    gridReference: text('National Grid of Great Britain, eight figures.'),
    source,
    readOn,
  },
  ['gridReference'],
  'A spot that things refer to.',
);

const point = described(
  {
    slug: text('Its name in `paths`, `buses` and `route`.'),
    name: text('Name.'),
    places: words('Slugs of the places that lie at it.'),
    stop: text('What the bus’s timetable calls it.'),
    source,
    readOn,
  },
  ['stop'],
  'A spot that ways lead to or buses stop at.',
);

const path = described(
  {
    slug: text('Never changes.'),
    from: text('Slug of a point.'),
    to: text('Slug of a point.'),
    kilometres: { type: 'number', exclusiveMinimum: 0, description: 'As measured.' },
    climb: described(
      {
        there: { type: 'number', description: 'From `from` to `to`.' },
        back: { type: 'number', description: 'The other way.' },
      },
      [],
      'Metres uphill.',
    ),
    climbIsRough: { const: true, description: 'Where the source says “about”.' },
    kind: text('What kind of way.'),
    surface: text('What is underfoot.'),
    closedBy,
    source,
    readOn,
  },
  ['climbIsRough', 'surface', 'closedBy'],
  'A stretch of path that somebody has measured.',
);

const bus = described(
  {
    slug: text('Never changes.'),
    number: text('As it stands on the bus.'),
    towards: text('Where it goes, as it stands on the bus.'),
    operators,
    calls: {
      type: 'array',
      description: 'Where it stops, in order.',
      items: described(
        {
          at: text('Slug of a point.'),
          minutes: {
            type: 'number',
            description: 'Minutes after its first stop; missing where not known.',
          },
        },
        ['minutes'],
        'A stop.',
      ),
    },
    times: {
      type: 'array',
      description: 'When it leaves its first stop. A kind of day that is not named is not known.',
      items: described(
        {
          days,
          times: {
            description:
              'Empty: none on these days. “not-read”: it runs, and nobody has read when.',
            oneOf: [{ type: 'array', items: time('A departure.') }, { const: 'not-read' }],
          },
        },
        [],
        'The times of some kinds of day.',
      ),
    },
    notes: words('What else to know.'),
    closedBy,
    source,
    readOn,
    validFrom,
    validUntil,
  },
  ['notes', 'closedBy', 'validFrom'],
  'A bus in one direction.',
);

const ferry = described(
  {
    slug: text('Never changes.'),
    name: text('Name.'),
    operators,
    from: text('Slug of a point.'),
    to: text('Slug of a point; missing where the source does not say.'),
    hours: {
      type: 'array',
      items: described(
        { days, first: time('The first.'), last: time('The last.') },
        ['first'],
        'Hours.',
      ),
      description: 'When it runs.',
    },
    notes: words('What the hours cannot say.'),
    allYear: {
      type: 'boolean',
      description: 'False where it runs in a season whose dates are not known.',
    },
    source,
    readOn,
    validFrom,
    validUntil,
  },
  ['to', 'validFrom'],
  'A ferry.',
);

const dog = described(
  {
    place: text('Slug of a place.'),
    words: text('The rule as a sentence.'),
    rule: {
      enum: ['not-known', 'welcome', 'none'],
      description: '“none”: no dogs from one day of the year to another, both included.',
    },
    from: yearDay,
    until: yearDay,
    source,
    readOn,
    validFrom,
    validUntil,
  },
  ['from', 'until', 'validFrom', 'validUntil'],
  'What is known of dogs at a place.',
);

const notice = described(
  {
    slug: text('Never changes.'),
    title: text('What it is about.'),
    text: text('What to know.'),
    from: date('Its first day.'),
    closes: words('What it closes, by the names in `closedBy`.'),
    places: words('Slugs of the places that it is of.'),
    source,
    readOn,
    validUntil,
  },
  [],
  'Something that changes a journey for a time. After its last day what it closes is not known to be open.',
);

const listOf = (items: object) => ({ type: 'array', items });

/** The schema of `guide.json`. */
export function guideSchema() {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: absoluteUrl(schemaUrl),
    title: 'A visitor guide',
    ...described(
      {
        $schema: address('This schema.'),
        version: {
          const: 1,
          description: 'Rises when a field goes or changes its meaning; new fields may come.',
        },
        title: text('Whose guide it is.'),
        publisher: described(
          { name: text('Name.'), url: address('The guide.'), email: text('To ask.') },
          [],
          'Who publishes it.',
        ),
        licence: described(
          {
            name: text('As it is called.'),
            url: address('In full; missing where none has been chosen.'),
            words: text('What may be done.'),
            thirdParties: text('Whose terms hold for the facts of others.'),
          },
          ['url'],
          'What may be done with the guide’s own words and their arrangement.',
        ),
        builtOn: date('The day on which this file was made.'),
        sample: { type: 'boolean', description: 'True where the entries are invented.' },
        things: listOf(thing),
        places: listOf(place),
        points: listOf(point),
        paths: listOf(path),
        buses: listOf(bus),
        ferries: listOf(ferry),
        dogs: listOf(dog),
        notices: listOf(notice),
      },
      ['builtOn'],
      'What is not known is left out.',
    ),
  };
}
