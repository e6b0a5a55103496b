export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: Headers;
}

/** `*` stands for anything, `:name` for one segment. */
function pathPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** Reads a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/ */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ path: pathPattern(content), headers: new Headers() });
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) {
      throw new Error(`_headers, line ${index + 1}: neither a path nor a header: "${content}"`);
    }
    rule.headers.set(name, value);
  }
  return rules;
}

/** Two values for one name are joined by a comma, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const ofPath = rules.filter((rule) => rule.path.test(path));
  const joined = new Headers();
  for (const [name, value] of ofPath.flatMap(({ headers }) => [...headers])) {
    joined.append(name, value);
  }
  return joined;
}
