export interface ContentModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function* walk(
  value: unknown,
  trail: readonly string[],
): Generator<readonly [trail: readonly string[], value: unknown]> {
  yield [trail, value];
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      const slug: unknown = isRecord(element) ? element['slug'] : undefined;
      const last = trail.at(-1);
      if (typeof slug === 'string') yield* walk(element, [...trail, slug]);
      else yield* walk(element, [...trail.slice(0, -1), `${last ?? ''}[${index}]`]);
    }
  } else if (isRecord(value)) {
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
