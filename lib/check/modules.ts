import { isObject } from '@/lib/json/json';

export interface ContentModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

function* walk(
  value: unknown,
  trail: readonly string[],
): Generator<readonly [trail: readonly string[], value: unknown]> {
  yield [trail, value];
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      const slug: unknown = isObject(element) ? element['slug'] : undefined;
      const last = trail.at(-1);
      if (typeof slug === 'string') yield* walk(element, [...trail, slug]);
      else yield* walk(element, [...trail.slice(0, -1), `${last ?? ''}[${index}]`]);
    }
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) yield* walk(child, [...trail, key]);
  }
}

/** Every value, however deep, with its place: `content/beaches.ts › long-beach › name`. */
export function valuesIn({
  file,
  exports,
}: ContentModule): readonly (readonly [where: string, value: unknown])[] {
  return Object.entries(exports).flatMap(([name, value]) =>
    [...walk(value, name === file ? [] : [name])].map(
      ([trail, found]) => [[`content/${file}.ts`, ...trail].join(' › '), found] as const,
    ),
  );
}
