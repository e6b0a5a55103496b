/** The timetables that `npm run timetables` has read, joined to those that editors have typed. */
import type { Service } from '@/content/transport/types';
import type { DatedFact } from '@/content/types';

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
