/** The timetables that `npm run timetables` has read, joined to those that editors have typed. */
import type { Service } from '@/content/transport/types';
import type { DatedFact } from '@/content/types';

type NumberAndOperators = Pick<Service, 'number' | 'operators'>;

const begins = (name: string, other: string): boolean =>
  name.toLowerCase().startsWith(other.toLowerCase());

/** A feed may add to an operator's name, or shorten it: "Stagecoach South West". */
export const isSameLine = (one: NumberAndOperators, other: NumberAndOperators): boolean =>
  one.number === other.number &&
  one.operators.some(({ name }) =>
    other.operators.some((its) => begins(name, its.name) || begins(its.name, name)),
  );

/** A line with the days on which imported timetables of it count instead. */
export function withReplaced<T extends NumberAndOperators>(
  line: T,
  imported: readonly (NumberAndOperators & DatedFact)[],
): T & Pick<Service, 'replaced'> {
  const spans = imported
    .filter((service) => isSameLine(line, service))
    .map(({ readOn, validFrom = readOn, validUntil }) => ({ from: validFrom, until: validUntil }));
  const replaced = [...new Map(spans.map((span) => [`${span.from} ${span.until}`, span])).values()];
  return replaced.length > 0 ? { ...line, replaced } : line;
}

/** Where both have a line, the feed counts on the days that it covers. */
export function withImported(
  typed: readonly Service[],
  imported: readonly Service[],
): readonly Service[] {
  return [
    ...typed.map((service) => withReplaced(service, imported)),
    ...imported.map((service) => {
      const closedBy = typed.find((one) => one.closedBy && isSameLine(one, service))?.closedBy;
      return closedBy ? { ...service, closedBy } : service;
    }),
  ];
}
