/**
 * The line of the last landmark, each found after the one before it: in its entry, or in what that
 * spreads.
 */
export function lineOf(text: string, landmarks: readonly string[]): number {
  const [name = '', ...fields] = landmarks;
  const named = text.search(new RegExp(`(slug|place): '${name}'`));
  let at = named === -1 ? Math.max(text.indexOf(name), 0) : named;
  const end = named === -1 ? text.length : entryEnd(text, named);
  const spreads = [...text.slice(at, end).matchAll(/\.\.\.(\w+)/g)];
  for (const field of fields) {
    const offsets = [
      text.slice(0, end).indexOf(`${field}:`, at),
      ...spreads.map(([, spread]) => fieldOf(text, `const ${spread} = {`, field)),
      text.slice(0, end).indexOf(field, at),
    ];
    const found = offsets.find((offset) => offset !== -1);
    if (found === undefined) break;
    at = found;
  }
  return text.slice(0, at).split('\n').length;
}

function entryEnd(text: string, from: number): number {
  const start = text.lastIndexOf('\n', text.lastIndexOf('{', from)) + 1;
  const indent = /^ */.exec(text.slice(start))?.[0] ?? '';
  const end = text.indexOf(`\n${indent}}`, from);
  return end === -1 ? text.length : end;
}

function fieldOf(text: string, head: string, field: string): number {
  const start = text.indexOf(head);
  const end = text.indexOf(';\n', start);
  const at = text.indexOf(`${field}:`, start);
  return start === -1 || at > end ? -1 : at;
}

/** An issue as GitHub’s workflows show it on the line of a pull request. */
export function annotation(issue: string, read: (file: string) => string): string {
  const [, file, given, at = ''] =
    /^([\w./-]+\.ts)(?:, line (\d+)|((?: › [^:›]+)*)):/.exec(issue) ?? [];
  const message = issue.replaceAll('%', '%25').replaceAll('\n', '%0A');
  if (!file) return `::error::${message}`;
  const names = at
    .replace(/\[\d+\]/g, '')
    .split(' › ')
    .filter(Boolean);
  const line = given ?? (names.length > 0 ? lineOf(read(file), names) : 1);
  return `::error file=${file},line=${line}::${message}`;
}
