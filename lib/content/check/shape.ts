/**
 * Which fields an entry has and of which sort they are. TypeScript knows it too, but hosts and the
 * page of `npm run dev` do not ask it, and its words are not for editors.
 */
import type { ClosureNote, Picture, Source } from '@/content/types';
import { isRecord } from '../modules';
import { faultsAt, type Faults } from './faults';
import { hintAt } from './nearest-name';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

interface Sorting {
  readonly words: string;
  readonly fits: (value: unknown) => boolean;
}

const sorts = {
  text: { words: 'a text in quotes', fits: isText },
  number: {
    words: 'a number without quotes',
    fits: (value) => typeof value === 'number' && !Number.isNaN(value),
  },
  flag: { words: 'true or false', fits: (value) => typeof value === 'boolean' },
  texts: { words: 'a list of texts, [ ]', fits: isTexts },
  'text or texts': {
    words: 'a text or a list of texts',
    fits: (value) => isText(value) || isTexts(value),
  },
  list: { words: 'a list, [ ]', fits: (value) => Array.isArray(value) },
  group: { words: 'a group of fields, { }', fits: isRecord },
  'number or text': {
    words: 'a number or a word in quotes',
    fits: (value) => isText(value) || typeof value === 'number',
  },
} as const satisfies Record<string, Sorting>;

type Sort = keyof typeof sorts;

/** What {@link optional} and {@link listOf} make. */
type Rule = (at: string, value: unknown) => Faults;

/** The sort of each field of `T`; a question mark says that the field may be left out. */
export type Shape<T> = {
  readonly [Field in keyof Required<T>]: Sort | `${Sort}?` | Rule | Shape<NonNullable<T[Field]>>;
};

type AnyShape = Readonly<Record<string, Sort | `${Sort}?` | Rule | object>>;

/** A group that may be left out. */
export function optional<T extends object>(shape: Shape<T>): Rule {
  return (at, value) => (value === undefined ? [] : fieldFaults(at, value, shape));
}

/** A list of groups; with a question mark after it, one that may be left out. */
export function listOf<T extends object>(shape: Shape<T>, sort: 'list' | 'list?' = 'list'): Rule {
  return (at, value) =>
    Array.isArray(value)
      ? value.flatMap((entry, index) => fieldFaults(`${at}[${index}]`, entry, shape))
      : fieldFaults(at, value, sort);
}

function fieldFaults(at: string, value: unknown, rule: AnyShape[string]): Faults {
  if (typeof rule === 'function') return (rule as Rule)(at, value);
  if (typeof rule === 'object') {
    return isRecord(value)
      ? groupFaults(at, value, rule as AnyShape)
      : [`${at}: ${value === undefined ? 'is missing; write' : 'is not'} ${sorts.group.words}`];
  }
  const optional = rule.endsWith('?');
  const { words, fits } = sorts[rule.replace('?', '') as Sort];
  if (value === undefined) return optional ? [] : [`${at}: is missing; write ${words}`];
  if (typeof value === 'string' && value.trim() === '' && fits(value)) {
    return [`${at}: is empty; write ${words}${optional ? ', or leave the field out' : ''}`];
  }
  return faultsAt(at, { [`${JSON.stringify(value)} is not ${words}`]: !fits(value) });
}

function groupFaults(
  at: string,
  value: Readonly<Record<string, unknown>>,
  shape: AnyShape,
): Faults {
  const fields = Object.keys(shape);
  return [
    ...Object.entries(shape).flatMap(([field, rule]) =>
      fieldFaults(`${at} › ${field}`, value[field], rule),
    ),
    ...Object.keys(value)
      .filter((field) => !fields.includes(field))
      .map((field) => {
        const missing = fields.filter((known) => value[known] === undefined);
        return `${at} › ${field}: is no field of such an entry${hintAt(field, missing)}`;
      }),
  ];
}

/** Shapes that many entries have within them. */
export const pictureShape: Shape<Picture> = { src: 'text', alt: 'text', poster: 'text?' };
export const sourceShape: Shape<Source> = { name: 'text', url: 'text' };
export const closureNoteShape: Shape<ClosureNote> = { stretch: 'text', text: 'text' };

/** What is missing in an entry, too much, or of another sort than it should be. */
export function shapeFaults<T extends object>(at: string, entry: T, shape: Shape<T>): Faults {
  return groupFaults(at, entry as Readonly<Record<string, unknown>>, shape);
}
