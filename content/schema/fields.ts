/**
 * The fields that entries are made of: form, allowed values, and what to write where they are wrong.
 * Messages that Zod would word are worded by `lib/check/issues.ts`.
 */
import * as z from 'zod';

type Primitive = string | number | boolean | null | undefined;

/** A value that nothing may change, as all of the content is. */
export type Frozen<T> = T extends Primitive ? T : { readonly [Field in keyof T]: Frozen<T[Field]> };

/** The type of the entries that a schema describes. */
export type Content<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;

/** A calendar date in the village's own time (Europe/London), `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** A time of day in the village's own time (Europe/London), 24 hours, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

/** A day of any year, `MM-DD`. */
export type MonthDay = `${number}-${number}`;

/** A text of a narrower type, such as the name of a place; the schema checks that it is a text. */
const textAs = <T extends string>(schema: z.ZodType<string>) =>
  schema as z.ZodType<unknown> as z.ZodType<T>;

export const text = z.string().regex(/\S/, 'is empty; write a text in quotes');
export const texts = z.array(text);
export const date = textAs<IsoDate>(z.iso.date());
export const time = textAs<ClockTime>(z.iso.time({ precision: -1 }));
export const https = z.url({ protocol: /^https$/ });
export const email = z.email();
/** The name of something in another file, which the check looks for there. */
export const name = <T extends string>(namedIn: 'places' | 'transport/points' | 'closures') =>
  textAs<T>(text.meta({ namedIn }));

const input = ({ input: value }: { readonly input?: unknown }) => String(value);

export const monthDay = textAs<MonthDay>(
  z.string().refine((day) => z.iso.date().safeParse(`2028-${day}`).success, {
    error: (issue) =>
      `"${input(issue)}" is not a day of the year; write month and day, such as 08-30`,
  }),
);

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'may hold small letters, digits and single hyphens only; write it such as summer-fair',
  );

export const shortCode = text.describe(
  'Its short code in links, written only where the content check asks for one.',
);

export const phone = z.string().refine(
  (value) => {
    const dialled = value.replace(/^\s*\+44\s*(\(0\)|0)/, '+44').replace(/[^\d+]/g, '');
    return (
      /^\+?[\d\s()-]+$/.test(value) &&
      /^0[1-9]\d{8,9}$|^\+44[1-9]\d{8,9}$|^\+(?!44)\d{7,15}$/.test(dialled)
    );
  },
  {
    error: (issue) =>
      `"${input(issue)}" is not a telephone number; write it such as 01234 567890 or +44 (0)1234 567890`,
  },
);

export const postcode = z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, {
  error: (issue) => `"${input(issue)}" is not a postcode; write it such as AB1 2CD`,
});

export const postal = z
  .strictObject({
    street: text.describe('House and street, or the name of the place: “Village Green”.'),
    village: text.exactOptional().describe('Left out where the first line names it.'),
    postcode: postcode.exactOptional(),
  })
  .describe('County and country are the guide’s.');

/** A text with so many characters. */
const characters = (least: number, most: number) =>
  z.string().refine(({ length }) => length >= least && length <= most, {
    error: (issue) => `has ${input(issue).length} characters; write ${least} to ${most}`,
  });

const wordCount = (value: string) => value.split(/\s+/).filter(Boolean).length;

/** A text with so many words. */
export const words = (least: number, most: number) =>
  z.string().refine((value) => wordCount(value) >= least && wordCount(value) <= most, {
    error: (issue) => `has ${wordCount(input(issue))} words; write ${least} to ${most}`,
  });

export const rating = z
  .number()
  .refine((value) => value >= 0 && value <= 5, {
    error: (issue) => `${input(issue)} is not a rating; write 0 to 5, such as 4.6`,
  })
  .describe('0 to 5, one decimal.');

/** A whole number, `least` or more. */
export const count = (least: number) =>
  z.number().refine((value) => Number.isInteger(value) && value >= least, {
    error: (issue) => `${input(issue)} is not a count; write a whole number, ${least} or more`,
  });

const isWebAddress = (value: string) => value.startsWith('https://') && URL.canParse(value);

/** The name of a drawing or of a photograph, or an address; only `art/` knows whether it is there. */
const pictureSource = text.superRefine((src, context) => {
  if (src.includes('://')) {
    if (isWebAddress(src)) return;
    context.addIssue(`"${src}" is not a full address of another host; write it with https://`);
    return;
  }
  const tidy = src.replace(/[^\w.-]+/g, '-');
  const ending = /\.([a-z0-9]+)$/i.exec(src)?.[1]?.toLowerCase();
  if (tidy !== src) {
    context.addIssue(
      `"${src}" has a space or another sign in its name; call the file "${tidy}" and write that here`,
    );
  }
  if (ending && !['jpg', 'jpeg', 'png', 'webp', 'avif'].includes(ending)) {
    context.addIssue(
      `"${src}" ends in .${ending}; save the photograph as .jpg, .png, .webp or .avif`,
    );
  }
});

export const picture = z
  .strictObject({
    src: pictureSource.describe(
      'The name of a drawing in art/scenes (no ending), the file name of a photograph in art/photos (with its ending), or a full https:// address on another host.',
    ),
    alt: characters(20, 160).describe(
      'What a visitor who cannot see the picture should know of it, in one sentence.',
    ),
    poster: text
      .exactOptional()
      .describe(
        'Its title as a poster, where that is not its subject’s name; under 32 characters.',
      ),
  })
  .describe('A picture and what it shows.');

export const seo = z
  .strictObject({
    title: characters(50, 60).describe('Different on every page.'),
    description: characters(120, 160).describe('Different on every page.'),
  })
  .describe('What search engines and link previews show of a page.');

export const source = z
  .strictObject({ name: text.describe('Whose page it is.'), url: https.describe('Where it is.') })
  .describe('Who says so.');

const readOn = date.describe('The day on which an editor last read the source.');

/** Who was read and when: what every statement about a real place has. */
export const read = {
  source,
  readOn,
  publishedIn: text
    .exactOptional()
    .describe('Where it was read, if not at the source itself: “a walker’s guide”.'),
};

/** The sources of an entry: pages that were read, and what the guide saw for itself. */
export const sources = z
  .array(
    z.union([
      z.strictObject(read),
      z.strictObject({ own: text.describe('What the guide itself saw or says.'), readOn }),
    ]),
  )
  .min(1)
  .describe('Who says so, and when that was read; `content/sources.ts` has those in use.');

/**
 * What a statement that can stop being true needs: who says so, and until when it is believed. After
 * its last day a sentence and the source's link take its place; `npm run due` names it before that.
 */
export const dated = {
  ...read,
  validFrom: date
    .exactOptional()
    .describe('The first day for which it holds; left out where it holds already.'),
  validUntil: date.describe('The last day for which it is believed without being read again.'),
};
export const datedFact = z.strictObject(dated);

/** For `superRefine`: what is asked where each field by itself is as it should be. */
export const whereFieldsFit = {
  when: ({ issues }: z.core.ParsePayload): boolean => issues.length === 0,
};

/** For `superRefine` of what has the fields of `dated`. */
export function datesInOrder(
  { readOn, validFrom = readOn, validUntil }: z.infer<typeof datedFact>,
  context: z.RefinementCtx,
): void {
  const write = 'write the last day on which it is believed';
  const path = ['validUntil'];
  if (validUntil <= readOn) {
    const message = `"${validUntil}" is not after readOn, ${readOn}; ${write}`;
    context.addIssue({ code: 'custom', path, message });
  } else if (validUntil < validFrom) {
    const message = `"${validUntil}" is before validFrom, ${validFrom}; ${write}`;
    context.addIssue({ code: 'custom', path, message });
  }
}

export const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
