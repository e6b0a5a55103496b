/**
 * Some styles are of things that only scripts make: a toast, a lightbox, a filter's count. They need
 * not come before the first paint, so they come with the scripts; the rest fits into the first round
 * trip of a connection. docs/decisions/009-scripts-after-paint.md
 */
import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** The classes that a page has from the start. */
export function classesIn(html: string): readonly string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

/** All that may be the name of a class in a script, or in the data of a page. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\w-]+/g) ?? [];
}

/** What an element must have for a selector to be its own; `:not(.a)` and the like demand nothing. */
function classesOf(selector: string): readonly string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

const isStepOfAnimation = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** A stylesheet without some of its rules, and without the blocks that are empty then. */
function without(root: Root, goes: (rule: Rule) => boolean): Root {
  const left = root.clone();
  left.walkRules((rule) => {
    if (!isStepOfAnimation(rule) && goes(rule)) rule.remove();
  });
  const blocks: AtRule[] = [];
  left.walkAtRules((block) => {
    blocks.push(block);
  });
  // What lies inside comes last, and may leave the block round it empty.
  for (const block of blocks.reverse()) if (block.nodes?.length === 0) block.remove();
  return left;
}

/**
 * Parts a stylesheet in two. The late rules come behind all others, and win where both say something
 * of one element: a variant that scripts choose stands behind what it varies, as it did before.
 *
 * @param classes all that any page has from the start
 * @param words all that scripts may make of it; what has no name there either is left out
 */
export function splitStyles(
  css: string,
  classes: ReadonlySet<string>,
  words: ReadonlySet<string>,
): { readonly early: string; readonly late: string } {
  const root = parse(css);
  const needsOther = ({ selectors }: Rule, names: ReadonlySet<string>) =>
    selectors.every((selector) => classesOf(selector).some((name) => !names.has(name)));
  const isLate = (rule: Rule) => needsOther(rule, classes);
  const all = new Set([...classes, ...words]);
  const late = without(root, (rule) => !isLate(rule) || needsOther(rule, all));
  // Animations, faces and the order of layers stand with the rest.
  late.walkAtRules((block) => {
    if (!block.nodes || /^(.*keyframes|font-face|property)$/.test(block.name)) block.remove();
  });
  return { early: without(root, isLate).toString(), late: late.toString().trim() };
}
