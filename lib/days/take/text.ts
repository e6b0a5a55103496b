/** The days as text, to read in a message or a note: plain, or as Markdown. */
import { type Told, tellDays, type ToldDay, type ToldStop } from './told';

/** Days as plain text; each ends with a line break. */
export function plainText(title: string, told: Told): string {
  return [title, ...tellDays(told).map(plainDay)].join('\n\n') + '\n';
}

function plainDay({ heading, date, lines, stops, after }: ToldDay): string {
  const head = [date === undefined ? heading : `${heading} · ${date}`, ...lines].join('\n');
  return [head, ...stops.map(plainStop), ...nothing(stops, 'Nothing planned.'), after.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

function plainStop({ name, clock, url, lines }: ToldStop, index: number): string {
  const head = [`${index + 1}.`, clock, name].filter(Boolean).join(' ');
  return [head, ...indented([...lines, ...(url === undefined ? [] : [url])], '   ')].join('\n');
}

/** Days as Markdown (CommonMark); what visitors have written is no markup. */
export function markdownText(title: string, told: Told): string {
  return [`# ${quoted(title)}`, ...tellDays(told).map(markdownDay)].join('\n\n') + '\n';
}

function markdownDay({ heading, date, lines, stops, after }: ToldDay): string {
  return [
    `## ${quoted(date === undefined ? heading : `${heading} · ${date}`)}`,
    ...lines.map(quoted),
    stops.map(markdownStop).join('\n') || 'Nothing planned.',
    ...after.map(quoted),
  ].join('\n\n');
}

function markdownStop({ name, clock, url, lines }: ToldStop, index: number): string {
  const words = url === undefined ? quoted(name) : `[${quoted(name)}](${url})`;
  const head = `${index + 1}. ${clock === undefined ? '' : `**${clock}** `}${words}`;
  return [head, ...lines.map((line) => `    - ${quoted(line)}`)].join('\n');
}

/** Letters that Markdown reads as markup, and line breaks, which would end a list. */
function quoted(text: string): string {
  return text
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&');
}

function indented(lines: readonly string[], by: string): readonly string[] {
  return lines.flatMap((line) => line.split(/\r\n?|\n/)).map((line) => by + line);
}

function nothing(stops: readonly ToldStop[], words: string): readonly string[] {
  return stops.length === 0 ? [words] : [];
}
