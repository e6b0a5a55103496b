/**
 * Values as letters and figures that stand one after another, with no sign between them: signs are
 * what messengers change. Each form knows where its value ends.
 */
import { MAX_NOTE } from '@/lib/days/trip';
import { ALPHABET, numberOf, wordOf } from './codes';

/** Hands on a number in so many letters. Gives the number back, or the one that was read instead. */
export type Pass = (number: number, letters: number) => number;

/**
 * Writes a value and reads it: one order of its numbers for both. When reading there is no value,
 * and what comes back may be nonsense, as anybody can write a link.
 */
export type Form<T, Read = unknown> = (pass: Pass, value?: T) => Read;

export function write<T>(form: Form<T>, value: T): string {
  let letters = '';
  form((number, count) => {
    letters += wordOf(number, count);
    return number;
  }, value);
  return letters;
}

/** What reads a text from its beginning, with zeros behind its end, and what has been read of it. */
export function reader(text: string) {
  let at = 0;
  return {
    pass: (_: number, count: number): number => {
      at += count;
      return at > text.length ? 0 : numberOf(text.slice(at - count, at));
    },
    taken: () => text.slice(0, at),
  };
}

const LAST = ALPHABET.length - 1;

/** A whole number from 0: one letter up to 56, else four. */
export const whole: Form<number, number> = (pass, value = 0) => {
  const first = pass(Math.min(value, LAST), 1);
  return first < LAST ? first : pass(value, 3);
};

/** One of some values by its index among them, which may never change. */
export const oneOf =
  <T>(values: readonly T[]): Form<T, T | undefined> =>
  (pass, value) =>
    values[whole(pass, value === undefined ? 0 : values.indexOf(value))];

/** A list behind its length, which may be any that somebody has written. */
export const list =
  <T, Read>(form: Form<T, Read>, longest = 500): Form<readonly T[], readonly Read[]> =>
  (pass, values = []) => {
    const length = Math.min(whole(pass, values.length), longest);
    return Array.from({ length }, (_, index) => form(pass, values[index]));
  };

/** Two figures each as a number, with the signs of the pattern between them. */
export const figures =
  (pattern: string): Form<string> =>
  (pass, value = pattern) =>
    value.replaceAll(/\d\d/g, (pair) => String(whole(pass, Number(pair))).padStart(2, '0'));

/** What is one letter in a text; everything else is four. */
const FREQUENT = " abcdefghijklmnopqrstuvwxyz0123456789.,:'-!?ABCDEFHLMPSTW";

const character: Form<string, string> = (pass, value = ' ') => {
  const index = FREQUENT.indexOf(value);
  const number = whole(pass, index < 0 ? LAST + value.charCodeAt(0) : index);
  return FREQUENT[number] ?? String.fromCharCode(number - LAST);
};

export const text: Form<string> = (pass, value = '') =>
  list(character, MAX_NOTE)(pass, value.split('')).join('');

type FieldForms<T> = { readonly [Name in keyof T]-?: Form<Exclude<T[Name], undefined>> };

/** The fields that are there, behind a number that says which; their order may never change. */
export const fields =
  <T extends object>(forms: FieldForms<T>): Form<T, object> =>
  (pass, value) => {
    const all = Object.entries(forms) as [keyof T, Form<unknown>][];
    const there = all.map(([name], index) => (value?.[name] === undefined ? 0 : 2 ** index));
    const sum = there.reduce((one, other) => one + other);
    const bits = whole(pass, sum);
    const sent = all.filter((_, index) => (bits >> index) % 2 === 1);
    return Object.fromEntries(sent.map(([name, form]) => [name, form(pass, value?.[name])]));
  };
