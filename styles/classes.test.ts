import { readdirSync, readFileSync } from 'node:fs';

/** Styles that say what a class of `layout`, `text`, `print` or `surfaces` says, and no more. */
const written = [
  /\bstyle\(\{ display: 'grid', gap: space\.\w+(, maxWidth: measure\.prose)? \}\)/,
  /\bstyle\(\{ display: 'flex', flexWrap: 'wrap', (gap|columnGap): space\.\w+ \}\)/,
  /\bstyle\(\{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget \}\)/,
  /\bstyle\(\{ (maxWidth: measure\.prose|width: '100%'|breakInside: 'avoid') \}\)/,
  /\bstyle\(\{ (fontSize: fontSize\.small|fontWeight: fontWeight\.bold) \}\)/,
  /\bstyle\(\{ (fontSize: fontSize\.small, )?color: vars\.color\.inkMuted \}\)/,
  /\bstyle\((textStyle\.\w+|\{ \.\.\.textStyle\.\w+ \})\)/,
  /\bstyle\(\{ '@media': \{ print: \{ display: 'none' \} \} \}\)/,
];

/** One that other rules name is a handle for them, and stays. */
function isNamedElsewhere(source: string, name: string): boolean {
  return source.includes(`\${${name}}`) || new RegExp(`\\[\\s*${name}\\b`).test(source);
}

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css.ts'),
);

test('no component writes by hand what a shared class says', () => {
  const byHand = files.flatMap((path) => {
    const source = readFileSync(`components/${path}`, 'utf8');
    const styles = source.replace(/\s+/g, ' ').replaceAll(', })', ' })').split('export const ');
    return styles
      .filter((style) => written.some((pattern) => pattern.test(style)))
      .map((style) => style.split(' ')[0] ?? '')
      .filter((name) => !isNamedElsewhere(source, name))
      .map((name) => `${path}: ${name}`);
  });
  expect(byHand).toEqual([]);
});
