/** The timetables that `npm run timetables` has read, joined to those that editors have typed. */
import type { Service } from '@/content/transport/types';

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

/** The days on which imported timetables cover a line. */
export function spansOf(
  line: NumberAndOperators,
  imported: readonly Pick<
    Service,
    'number' | 'operators' | 'readOn' | 'validFrom' | 'validUntil'
  >[],
): NonNullable<Service['replaced']> {
  const spans = imported
    .filter((service) => isSameLine(line, service))
    .map(({ readOn, validFrom = readOn, validUntil }) => ({ from: validFrom, until: validUntil }));
  return spans.filter(
    ({ from, until }, index) =>
      spans.findIndex((span) => span.from === from && span.until === until) === index,
  );
}

/** Where both have a line, the feed counts on the days that it covers. */
export function withImported(
  typed: readonly Service[],
  imported: readonly Service[],
): readonly Service[] {
  return [
    ...typed.map((service) => {
      const replaced = spansOf(service, imported);
      return replaced.length > 0 ? { ...service, replaced } : service;
    }),
    ...imported.map((service) => {
      const closedBy = typed.find((one) => one.closedBy && isSameLine(one, service))?.closedBy;
      return closedBy ? { ...service, closedBy } : service;
    }),
  ];
}
