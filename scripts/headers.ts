export interface HeaderRule {
  readonly path: RegExp;
  readonly headers: Readonly<Record<string, string>>;
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
  const rules: { path: RegExp; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ path: pathPattern(content), headers: {} });
      continue;
    }
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || !value) {
      throw new Error(`_headers, line ${index + 1}: neither a path nor a header: "${content}"`);
    }
    rule.headers[name] = value;
  }
  return rules;
}

/** Two values for one name are joined by a comma, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      const before = merged[name];
      merged[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return merged;
}
