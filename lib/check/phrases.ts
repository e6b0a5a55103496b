/** What no visitor reads here, each phrase with the better word. */
const phrases: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\b(not|nothing is) (yet )?known\b|\bknown to us\b/i, 'check first, or ask'],
  [/\b(that )?(we|this guide|the guide) knows? of\b|\bno more is known\b/i, 'say it, or ask'],
  [/\bnot said\b/i, 'not set'],
  [/\b(not|never) been read\b|\bnobody has read\b|\bread too long ago\b/i, 'out of date: ask'],
  [/, read (on )?\d|\b(was|were|last) read\b/i, 'checked'],
  [/\b(to be )?trusted until\b|\bbelieved until\b|\bwhether it still holds\b/i, 'checked'],
  [/\bby our( own)? reckoning\b|\bour own predictions\b/i, 'our prediction'],
  [/\b(been )?worked out (at|on|for|from first)\b/i, 'nothing: leave it out'],
  [/\bmade here, on your device\b|\bon this device:/i, 'nothing: leave it out'],
  [/\bcould not be (loaded|made|exported|found)\b/i, 'the guide couldn’t load that'],
  [/\bis so already\b|\bnothing has changed:/i, 'no change'],
  [/\bis not to be had\b|\bcannot be had\b|\bmay not ask for it\b/i, 'we couldn’t find you'],
  [/^at a press\b/i, 'tap to'],
  [/\bthere is said to be\b|\bof which\b/i, 'say it, or leave it out'],
  [/\bstands? there already\b|\bwas here already\b/i, 'it’s already in your plan'],
  [/\bon no day\b|\bhas no place\b/i, 'still to place'],
  [/\ba proposal for\b|\bfound no place\b|\bno day was found\b/i, 'suggested; didn’t fit'],
  [/\bwhere you sleep\b|\bdates, bed, dog\b/i, 'staying at; your trip'],
  [/\brules are looked at\b|\bare counted by it\b/i, 'nothing: the label is enough'],
  [/\bworth knowing\b/i, 'good to know'],
  [/\btime enough from\b|\bminutes there\b/i, 'walk from; time here'],
  [/\btime, length, note\b|\btitle, hours and note\b/i, 'edit; name, times and notes'],
  [/\b(may|must) come to\b.*\bon\b|\bno ban\b/i, 'dogs allowed, or ask'],
  [/\bstands? (in your planner|on a day)\b/i, 'is in; has a day'],
  [/\bmake it my day\b|\bmade a day\b/i, 'add to my plan; added as a new day'],
  [/\buse where I am\b|\bhave no gate\b|\bopen ground\b/i, 'use my location; always open'],
  [/\bdoes not fit\b|\bmight fit, but\b|\bknow enough of\b/i, 'not today; maybe: check first'],
  [/\bit is (day|dark|twilight)\./i, '2 h 40 min of light left'],
  [/\bwithout asking us\b|\bhours may be others\b/i, 'check before you travel'],
  [/\bnot whole\b|\bkeeps nothing of\b|\bwhat is missing on\b/i, 'incomplete; still to download'],
  [/\bas you would a diary\b|\bprint it lying\b/i, 'print landscape'],
  [/\btake(n)? out (of|…)|^take out\b|\bput it here\b/i, 'remove; restore backup'],
  [/\bdo(es)? not answer\b|\bbeing renewed\b/i, 'won’t work yet; being updated'],
];

export function poorPhrases(text: string): readonly string[] {
  return phrases.flatMap(([phrase, better]) => {
    const found = phrase.exec(text)?.[0];
    return found === undefined ? [] : [`says "${found}"; write: ${better}`];
  });
}
