/**
 * Slips (a letter left out, added, changed or swapped) to the nearest beginning of a word, as a
 * visitor may not have finished typing it. @param most anything larger is given as `most + 1`
 */
export function distanceToPrefix(typed: string, word: string, most: number): number {
  if (typed === '') return 0;
  const slipsAfter = (lettersTyped: number, lettersMeant: number, left: number) =>
    distanceToPrefix(typed.slice(lettersTyped), word.slice(lettersMeant), left);
  if (typed[0] === word[0]) return slipsAfter(1, 1, most);
  if (most === 0) return 1;
  const isSwapped = typed[0] === word[1] && typed[1] === word[0];
  return (
    1 +
    Math.min(
      slipsAfter(1, 0, most - 1),
      slipsAfter(0, 1, most - 1),
      slipsAfter(1, 1, most - 1),
      isSwapped ? slipsAfter(2, 2, most - 1) : most,
    )
  );
}
