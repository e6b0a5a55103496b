import { valuesIn, type ContentModule } from './modules';
import { issuesAt, type Issues } from './issues';

/** A claim that a place or an hour is safe to swim, which nobody can make for the sea. */
const promiseOfSafety = /\bsafe(ly|st|r)?\b[^.!?]{0,40}\b(swim|swimming|bathe|bathing|paddle)\b/i;

export function textIssues(modules: readonly ContentModule[]): Issues {
  return modules.flatMap(valuesIn).flatMap(([where, text]) =>
    typeof text !== 'string'
      ? []
      : issuesAt(where, {
          [`promises that the sea is safe, which nobody can: "${text.slice(0, 60)}"`]:
            promiseOfSafety.test(text),
          [`has a straight quote in "${around(withoutTags(text))}"; write ’ “ or ”`]: /['"]/.test(
            withoutTags(text),
          ),
        }),
  );
}

/** A map’s attribution is HTML, whose attributes have straight quotes. */
const withoutTags = (text: string): string => text.replace(/<[^>]*>/g, '');

function around(text: string): string {
  const at = text.search(/['"]/);
  return text.slice(Math.max(0, at - 15), at + 15).trim();
}
