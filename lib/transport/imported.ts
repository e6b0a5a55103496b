/** The timetables that `npm run timetables` has read, joined to those that editors have typed. */
import type {
  Headway,
  ImportedLine,
  ImportedPattern,
  ImportedTimetables,
  Service,
} from '@/content/transport/types';
import { listText } from '@/lib/typeset';

type NumberAndOperators = Pick<Service, 'number' | 'operators'>;

/** A feed may add to an operator's name, or shorten it: "Stagecoach South West". */
export function isSameLine(one: NumberAndOperators, other: NumberAndOperators): boolean {
  const names = other.operators.map(({ name }) => name.toLowerCase());
  return (
    one.number === other.number &&
    one.operators.some(({ name }) => {
      const own = name.toLowerCase();
      return names.some((its) => its.startsWith(own) || own.startsWith(its));
    })
  );
}

/** A line of a feed in one direction: a service for each order of its stops. */
function servicesOf(
  line: ImportedLine,
  index: number,
  typed: readonly Service[],
  { feeds, calendars, lines }: ImportedTimetables,
  nameOf: (point: string) => string,
): readonly Service[] {
  const { number, towards, operator, from, until } = line;
  const feed = feeds[line.feed];
  if (!feed) throw new Error(`content/transport/imported.ts has no feed ${line.feed}`);
  const operators = [operator];
  const closed = typed.find((one) => one.closedBy && isSameLine(one, { number, operators }));
  const later = lines.filter((other) => other.feed > line.feed);
  const common = {
    number,
    towards,
    operators,
    times: [],
    source: feed.source,
    readOn: feed.readOn,
    publishedIn: `${feed.name} of ${feed.publisher}${feed.version ? `, version ${feed.version}` : ''}`,
    validFrom: from,
    validUntil: until,
    ...(closed?.closedBy && { closedBy: closed.closedBy }),
    replaced: spansOf({ number, operators }, later),
  };
  const notesOf = ({ calls }: ImportedPattern) => {
    const asked = calls.flatMap(({ at, onRequest }) => (onRequest ? [nameOf(at)] : []));
    return asked.length > 0
      ? [`${number} to ${towards} stops at ${listText(asked)} if asked to.`]
      : [];
  };
  const onDays = <Dated extends { readonly days: string }>(dated: readonly Dated[]) =>
    dated.flatMap(({ days, ...rest }) => {
      const calendar = calendars[days];
      return calendar ? [{ ...rest, days: calendar }] : [];
    });
  // What runs without times of its own is asked for apart from what has them.
  const parts = ({ trips, headways = [] }: ImportedPattern) =>
    [
      { trips: onDays(trips), headways: [] },
      { trips: [], headways: onDays(headways as readonly ((typeof headways)[number] & Headway)[]) },
    ].filter((part) => part.trips.length + part.headways.length > 0);
  return line.patterns.flatMap((pattern, order) =>
    parts(pattern).map((byDate, part) => ({
      ...common,
      slug: `feed-${index}-${order}-${part}`,
      calls: pattern.calls,
      notes: notesOf(pattern),
      byDate,
    })),
  );
}

/** The days on which some lines of feeds cover a line. */
const spansOf = (line: NumberAndOperators, lines: readonly ImportedLine[]) =>
  lines
    .filter(({ number, operator }) => isSameLine(line, { number, operators: [operator] }))
    .map(({ from, until }) => ({ from, until }));

/** Where both have a line, the feed counts on the days that it covers, and of two feeds the later. */
export function withImported(
  typed: readonly Service[],
  imported: ImportedTimetables,
  nameOf: (point: string) => string,
): readonly Service[] {
  return [
    ...typed.map((service) => {
      const replaced = spansOf(service, imported.lines);
      return replaced.length > 0 ? { ...service, replaced } : service;
    }),
    ...imported.lines.flatMap((line, index) => servicesOf(line, index, typed, imported, nameOf)),
  ];
}
