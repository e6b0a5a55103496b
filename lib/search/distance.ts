/**
 * Slips (a letter left out, added, changed or swapped) to the nearest beginning of a word, as a
 * visitor may not have finished typing it. @param most anything larger is given as `most + 1`
 */
export function distanceToPrefix(typed: string, word: string, most: number): number {
  const reach = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: reach + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= reach; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        cell(next, column - 1) + 1,
        cell(last, column) + 1,
        cell(last, column - 1) + (same ? 0 : 1),
        swapped ? cell(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    beforeLast = last;
    last = next;
  }
  return Math.min(most + 1, ...last);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
