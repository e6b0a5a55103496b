import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'changing-text-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a component that the rule refuses. */
function refused(source: string, isClient = true): string[] {
  mkdirSync(join(folder, 'app'), { recursive: true });
  mkdirSync(join(folder, 'components'), { recursive: true });
  const config = {
    categories: { correctness: 'off' },
    jsPlugins: [resolve('scripts/lint/changing-text.mjs')],
    rules: { 'translated/changing-text': 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  // What a client component imports runs in browsers as well.
  writeFileSync(
    join(folder, 'components/Client.tsx'),
    `'use client';\n${isClient ? "export { Part } from './Part';" : ''}`,
  );
  writeFileSync(join(folder, 'components/Part.tsx'), source);
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, stdio: 'pipe' });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as {
      diagnostics: { labels: { span: { line: number } }[] }[];
    };
    const lines = new Set(diagnostics.map(({ labels }) => labels[0]?.span.line ?? 0));
    return [...lines]
      .sort((a, b) => a - b)
      .map((line) => source.split('\n')[line - 1]?.trim() ?? '');
  }
}

const component = (props: string, ...lines: string[]) =>
  `interface Props {\n${props}\n}\nexport function Part(props: Props) {\nconst { words, isOn, children } = props;\nreturn (\n${lines.join('\n')}\n);\n}`;

test('refuses a text that can change and has neighbours, and a text beside what comes and goes', () => {
  const source = component(
    'words: string; isOn: boolean; children: ReactNode;',
    '<div>',
    '<p>Until {words}</p>',
    '<p><b>Now</b>{isOn && "open"}</p>',
    '<p>Now {isOn && <b>open</b>}</p>',
    '<p><i />{children}</p>',
    '{isOn && <>Open</>}',
    '</div>',
  );
  expect(refused(source)).toEqual(source.split('\n').slice(7, 12));
});

test('takes one string in an element, what never changes, and elements', () => {
  const source = component(
    'words: string; isOn: boolean; children: Elements;',
    '<div>',
    '<p>{`Until ${words}`}</p>',
    '<p>{isOn ? words : "never"}</p>',
    '<p>See <b>this</b>, and that.</p>',
    '<p><span>Now </span>{isOn && <b>open</b>}</p>',
    '<ul>{isOn && <li>One</li>}{[1].map((n) => <li key={n}>{n}</li>)}</ul>',
    '{children}',
    '</div>',
  );
  expect(refused(source)).toEqual([]);
});

test('leaves alone what only the build renders', () => {
  expect(refused(component('words: string;', '<p>Until {words}</p>'), false)).toEqual([]);
});
