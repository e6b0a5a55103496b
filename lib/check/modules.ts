import { isObject } from '@/lib/json/json';

export interface ContentModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

function* walk(
  value: unknown,
  at: string,
): Generator<readonly [where: string, value: unknown], void> {
  yield [at, value];
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      const slug: unknown = isObject(element) ? element['slug'] : undefined;
      yield* walk(element, typeof slug === 'string' ? `${at} › ${slug}` : `${at}[${index}]`);
    }
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) yield* walk(child, `${at} › ${key}`);
  }
}

/** Every value, however deep, with its place: `content/beaches.ts › long-beach › name`. */
export function valuesIn({ file, exports }: ContentModule) {
  const start = `content/${file}.ts › `;
  return Object.entries(exports).flatMap(([name, list]) =>
    [...walk(list, start + name)].map(
      // What is called as its file goes without saying.
      ([where, value]) => [where.replace(`${start}${file} › `, start), value] as const,
    ),
  );
}
