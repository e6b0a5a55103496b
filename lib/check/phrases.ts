/** What no visitor reads here, each phrase with the better word. */
const phrases: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\bnot known\b|\bknown to us\b/i, 'check first, or ask'],
  [/\bwe know of\b/i, 'say it, or ask'],
  [/\bno more is known\b/i, 'ask'],
  [/\b(not|never) been read\b|\bread too long ago\b/i, 'out of date: ask'],
  [/\b(to be )?trusted until\b|\bbelieved until\b/i, 'checked'],
  [/\bby our( own)? reckoning\b|\bour own predictions\b/i, 'our prediction'],
  [/\bworked out (at|on)\b/i, 'nothing: leave it out'],
  [/\bon your device\b.*\bworked out\b/i, 'nothing: leave it out'],
  [/\bis not to be had\b|\bcannot be had\b/i, 'isn’t available'],
  [/^at a press\b/i, 'tap to'],
  [/\bthere is said to be\b/i, 'say it, or leave it out'],
  [/\bit stands there already\b/i, 'it’s already in your plan'],
];

/** The phrases of a text that are on the list, with the better word. */
export function poorPhrases(text: string): readonly string[] {
  return phrases.flatMap(([phrase, better]) => {
    const found = phrase.exec(text)?.[0];
    return found === undefined ? [] : [`says "${found}"; write: ${better}`];
  });
}
