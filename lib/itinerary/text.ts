/** The days as text, for a message or a note: plain, or as Markdown. */
import { dayEndLines, filled, type ItineraryDay, type ItineraryStop, stopLines } from './itinerary';
import { sourcesText } from '@/lib/trust/sources';

export type AddressOf = (path: string) => string;

const headingOf = ({ heading, date }: ItineraryDay) => filled([heading, date]).join(' · ');

const endOf = (day: ItineraryDay) => filled([...dayEndLines(day), sourcesText(day.sources)]);

/** Days as plain text; ends with a line break. */
export function plainText(
  title: string,
  days: readonly ItineraryDay[],
  addressOf: AddressOf,
): string {
  const plainStop = (stop: ItineraryStop, index: number) => {
    const lines = filled([...stopLines(stop), stop.path && addressOf(stop.path)]);
    const indented = lines.flatMap((line) => line.split('\n')).map((line) => `   ${line}`);
    return [filled([`${index + 1}.`, stop.clock?.text, stop.name]).join(' '), ...indented].join(
      '\n',
    );
  };
  const plainDay = (day: ItineraryDay) => [
    headingOf(day),
    ...(day.stops.length > 0 ? day.stops.map(plainStop) : ['Nothing planned.']),
    endOf(day).join('\n'),
  ];
  return `${filled([title, ...days.flatMap(plainDay)]).join('\n\n')}\n`;
}

/** Days as Markdown (CommonMark); nothing that a visitor wrote becomes markup. */
export function markdownText(
  title: string,
  days: readonly ItineraryDay[],
  addressOf: AddressOf,
): string {
  const markdownStop = (stop: ItineraryStop, index: number) => {
    const name = escaped(stop.name);
    const linked = stop.path === undefined ? name : `[${name}](${addressOf(stop.path)})`;
    const clock = stop.clock === undefined ? '' : `**${stop.clock.text}** `;
    return [
      `${index + 1}. ${clock}${linked}`,
      ...stopLines(stop).map((line) => `    - ${escaped(line)}`),
    ].join('\n');
  };
  const markdownDay = (day: ItineraryDay) => [
    `## ${escaped(headingOf(day))}`,
    day.stops.map(markdownStop).join('\n') || 'Nothing planned.',
    ...endOf(day).map(escaped),
  ];
  return `${[`# ${escaped(title)}`, ...days.flatMap(markdownDay)].join('\n\n')}\n`;
}

/** Escapes what Markdown reads as markup, and line breaks, which would end a list. */
function escaped(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&');
}
