import { lineOf } from './line-of';

/** A fault as GitHub’s workflows show it on the line of a pull request. */
export function annotation(fault: string, read: (file: string) => string): string {
  const [, file, given, at = ''] =
    /^([\w./-]+\.ts)(?:, line (\d+)|((?: › [^:›]+)*)):/.exec(fault) ?? [];
  const message = fault.replaceAll('%', '%25').replaceAll('\n', '%0A');
  if (!file) return `::error::${message}`;
  const names = at.split(' › ').filter(Boolean);
  const line = given ?? (names.length > 0 ? lineOf(read(file), names) : 1);
  return `::error file=${file},line=${line}::${message}`;
}
