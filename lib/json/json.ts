/** Reads JSON of unknown making: stored by another version, cut short, edited by hand. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** What a value stands for; undefined where it is none of the kind. */
export type Read<T> = (value: unknown) => T | undefined;

/** How each field of a type is read: TypeScript asks here for a field that is new. */
export type Fields<T> = { readonly [Field in keyof T]-?: Read<Exclude<T[Field], undefined>> };

/** The text's value, or undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with fields, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object with fields. */
export function asObject(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

/** The value if it is a list. */
export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** Reads one of several words. */
export function oneOf<T extends string>(words: readonly T[]): Read<T> {
  return (value) => words.find((word) => word === value);
}

/** A value as the last part of an address: small letters, digits and single hyphens. */
export function asSlug(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
}

/** The properties that have a value. */
export function present<T extends object>(
  values: T,
): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Field in keyof T]?: Exclude<T[Field], undefined> };
}

/**
 * An object's fields as a table reads them. Fields that the table does not know are passed on as
 * they are: a newer version may have added them.
 *
 * @param onUnread called with each field whose value could not be read; it is left out
 */
export function readFields<T extends object>(
  object: JsonObject,
  fields: Fields<T>,
  onUnread: (field: string, value: unknown) => void,
): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  const known = new Map<string, Read<unknown>>(Object.entries(fields));
  const read = Object.entries(object).flatMap(([field, value]): [string, unknown][] => {
    const reader = known.get(field);
    if (!reader) return field === '__proto__' ? [] : [[field, value]];
    if (value === undefined || value === null || value === '') return [];
    const result = reader(value);
    if (result === undefined) onUnread(field, value);
    return result === undefined ? [] : [[field, result]];
  });
  return Object.fromEntries(read) as { [Field in keyof T]?: Exclude<T[Field], undefined> };
}
