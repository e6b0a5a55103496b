/**
 * Values as letters and figures that stand one after another, with no sign between them: signs are
 * what messengers change. Each form knows where its value ends.
 */
import { ALPHABET, numberOf, wordOf } from './codes';

export interface Letters {
  /** The next letters. @throws {RangeError} where there are not so many */
  readonly take: (count: number) => string;
  readonly taken: () => string;
}

/** A text, to be read from its beginning. */
export function lettersOf(text: string): Letters {
  let at = 0;
  return {
    take: (count) => {
      if (at + count > text.length) throw new RangeError('There are no more letters.');
      at += count;
      return text.slice(at - count, at);
    },
    taken: () => text.slice(0, at),
  };
}

/** A value and its letters. What one of the two cannot say is undefined, and left out. */
export interface Form<T> {
  readonly write: (value: T) => string | undefined;
  /** @throws {RangeError} where the letters end too early, or stand for nothing */
  readonly read: (letters: Letters) => T | undefined;
}

/** A whole number from 0, in so many letters whatever it is. */
export const fixed = (count: number) => ({
  write: (value: number) => wordOf(value, count),
  read: (letters: Letters) => numberOf(letters.take(count)),
});

const LAST = ALPHABET.length - 1;

/** A whole number from 0: one letter up to 56, else four. */
export const whole = {
  write: (value: number) =>
    value < LAST ? wordOf(value, 1) : wordOf(LAST, 1) + fixed(3).write(value),
  read: (letters: Letters) => {
    const first = fixed(1).read(letters);
    return first < LAST ? first : fixed(3).read(letters);
  },
};

/** A value by another that stands for it. */
export const by = <T, Stand>(
  form: Form<Stand>,
  stand: (value: T) => Stand | undefined,
  value: (stand: Stand) => T | undefined,
): Form<T> => ({
  write: (one) => {
    const other = stand(one);
    return other === undefined ? undefined : form.write(other);
  },
  read: (letters) => {
    const other = form.read(letters);
    return other === undefined ? undefined : value(other);
  },
});

/** One of some values by its index among them, which may never change. */
export const oneOf = <T>(values: readonly T[]): Form<T> =>
  by(
    whole,
    (value) => values.indexOf(value),
    (index) => values[index],
  );

/** A list behind its length, without the values that its form cannot say. */
export const list = <T>(form: Form<T>): Form<readonly T[]> => ({
  write: (values) => {
    const written = values.map(form.write).filter((letters) => letters !== undefined);
    return whole.write(written.length) + written.join('');
  },
  read: (letters) => {
    const count = whole.read(letters);
    const values = Array.from({ length: count }, () => form.read(letters));
    return values.filter((value) => value !== undefined);
  },
});

/** A byte of a text: a letter of the alphabet as itself, any other behind the last letter. */
const byte: Form<number> = {
  write: (value) => {
    const index = ALPHABET.indexOf(String.fromCharCode(value));
    return index < 0 || index === LAST ? wordOf(LAST, 1) + fixed(2).write(value) : wordOf(index, 1);
  },
  read: (letters) => {
    const index = fixed(1).read(letters);
    return index === LAST ? fixed(2).read(letters) : ALPHABET.charCodeAt(index);
  },
};

export const text: Form<string> = by(
  list(byte),
  (words) => [...new TextEncoder().encode(words)],
  (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes)),
);

type FieldForms<T> = { readonly [Name in keyof T]-?: Form<Exclude<T[Name], undefined>> };

/** The fields that are there, behind a number that says which; their order may never change. */
export function fields<T extends object>(forms: FieldForms<T>) {
  const all = Object.entries(forms) as [keyof T, Form<unknown>][];
  return {
    write: (value: T): string => {
      const written = all.map(([name, form]) =>
        value[name] === undefined ? undefined : form.write(value[name]),
      );
      const bits = written.reduce(
        (sum, one, index) => sum + (one === undefined ? 0 : 2 ** index),
        0,
      );
      return whole.write(bits) + written.join('');
    },
    read: (letters: Letters): T => {
      const bits = whole.read(letters);
      const there = all.filter((_, index) => (bits >> index) % 2 === 1);
      const values = there.map(([name, form]) => [name, form.read(letters)] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as T;
    },
  };
}
