import * as z from 'zod';
import { repeats } from '@/lib/grouped';
import { isObject } from '@/lib/json/json';
import { nearestHint } from './nearest-name';
import { slugsOf, type SiteContent } from './site-content';

/** Sentences, each of which names a file, an entry and a field, what is wrong and what to write. */
export type Issues = readonly string[];

export function issuesAt(at: string, messages: Readonly<Record<string, boolean>>): Issues {
  return Object.keys(messages)
    .filter((message) => messages[message])
    .map((message) => `${at}: ${message}`);
}

/** `content/events.ts › village-fair › startDate`. */
export function path(file: string, ...rest: readonly string[]): string {
  return [`content/${file}.ts`, ...rest].join(' › ');
}

const sorts: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list, [ ]',
  tuple: 'a list, [ ]',
  object: 'a group of fields, { }',
};

function allowed(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return sorts[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(allowed))].join(' or ');
    default:
      return 'a value of another form';
  }
}

const formats: Readonly<Record<string, string>> = {
  date: 'is not a day of the calendar; write year, month and day, such as 2027-08-30',
  time: 'is not a time of day; write it from 00:00 to 23:59, such as 09:30',
  url: 'is not a full address; write it with https://',
  email: 'is not an email address; write it such as name@host.org',
};

function rangeWords(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
): string {
  const { input } = issue;
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const more = issue.code === 'too_small' ? ' or more' : ' at most';
  const is = Array.isArray(input)
    ? `has ${input.length} ${input.length === 1 ? 'entry' : 'entries'}`
    : `${JSON.stringify(input)} is out of range`;
  return `${is}; write ${bound}${issue.exact ? '' : more}`;
}

const wordIssue: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  const value = JSON.stringify(input);
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union': {
      const words = allowed(issue);
      if (input === undefined) return `is missing; write ${words}`;
      if (issue.code !== 'invalid_value') return `${value} is not ${words}`;
      const hint = typeof input === 'string' ? nearestHint(input, issue.values.map(String)) : '';
      return `${value} is not known here${hint}; write ${words}`;
    }
    case 'invalid_format':
      return `${value} ${formats[issue.format] ?? 'has another form than it should'}`;
    case 'too_small':
    case 'too_big':
      return rangeWords(issue);
    case 'unrecognized_keys': {
      const fields = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      const given = input as Readonly<Record<string, unknown>>;
      const missing = fields.filter((field) => given[field] === undefined);
      return issue.keys
        .map((key) => `is no field of such an entry${nearestHint(key, missing)}`)
        .join('\n');
    }
    default:
      return undefined;
  }
};

const trail = (at: string, steps: readonly PropertyKey[]): string =>
  steps.reduce<string>(
    (before, step) =>
      typeof step === 'number' ? `${before}[${step}]` : `${before} › ${String(step)}`,
    at,
  );

export function schemaIssues(at: string, schema: z.ZodType, value: unknown): Issues {
  const { error } = schema.safeParse(value, { error: wordIssue });
  return (error?.issues ?? []).flatMap((issue) => {
    const where = trail(at, issue.path);
    if (issue.code !== 'unrecognized_keys') return [`${where}: ${issue.message}`];
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, index) => `${where} › ${key}: ${sentences[index] ?? ''}`);
  });
}

const structural = ['invalid_type', 'invalid_value', 'invalid_union', 'unrecognized_keys'];

export function fitsSchema(schema: z.ZodType, value: unknown): boolean {
  const { error } = schema.safeParse(value);
  return !error?.issues.some(({ code }) => structural.includes(code));
}

export function duplicateIssues(file: string, slugs: readonly string[], field = 'slug'): Issues {
  return repeats(slugs, (slug) => slug).map(
    ([slug]) =>
      `${path(file, slug, field)}: two entries have it, and the second would replace the first; give one a ${field} of its own`,
  );
}

type Schema = z.core.JSONSchema.JSONSchema;

/** The names in an entry that lead to another file, by its schema. */
function* namesIn(
  { anyOf = [], oneOf = anyOf, properties = {}, items, prefixItems = [], namedIn }: Schema,
  value: unknown,
  at: string,
): Generator<readonly [at: string, file: string, name: string], void> {
  if (typeof namedIn === 'string' && typeof value === 'string') yield [at, namedIn, value];
  for (const option of oneOf) yield* namesIn(option, value, at);
  if (Array.isArray(value)) {
    for (const [index, element] of (value as unknown[]).entries()) {
      const slug = isObject(element) ? element['slug'] : undefined;
      const where = typeof slug === 'string' ? `${at} › ${slug}` : at;
      yield* namesIn((prefixItems[index] ?? items ?? {}) as Schema, element, where);
    }
  } else if (isObject(value)) {
    for (const [field, schema] of Object.entries(properties)) {
      yield* namesIn(schema as Schema, value[field], `${at} › ${field}`);
    }
  }
}

/** @param schema as JSON, which leaves out what it does not know of */
export function namingIssues(
  at: string,
  schema: Schema,
  entry: unknown,
  { places, transport, stretches }: SiteContent,
): Issues {
  const known: Readonly<Record<string, readonly string[]>> = {
    places: slugsOf(places),
    'transport/points': slugsOf(transport.points),
    closures: Object.keys(stretches),
  };
  return [...namesIn(schema, entry, at)].flatMap(([where, file, name]) =>
    issuesAt(where, {
      [`content/${file}.ts has no "${name}"${nearestHint(name, known[file] ?? [])}; write one that it has, or add it there`]:
        !known[file]?.includes(name),
    }),
  );
}

/** The two ends of a leg, in whichever direction it is written. */
export const pairOf = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  [from, to].sort().join(' ');

/** Keys that are not known; with `all`, known names without a key too. */
export function keyIssues(
  at: string,
  keys: readonly string[],
  known: readonly string[],
  wanted?: 'all',
): Issues {
  const missing = known.filter((name) => !keys.includes(name));
  return [
    ...keys.flatMap((key) =>
      issuesAt(`${at} › ${key}`, {
        [`is not there (any more)${nearestHint(key, missing)}; take it out or write one that is`]:
          !known.includes(key),
      }),
    ),
    ...(wanted ? missing : []).map((name) => `${at} › ${name}: is missing; add a line for it`),
  ];
}
