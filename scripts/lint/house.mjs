/**
 * The rules of the house, for oxlint and ESLint alike: what each room imports, and what is never
 * written. Both read the same paths, so a rule says by itself in which folders it holds.
 */
import { relative, sep } from 'node:path';

/**
 * Forbids imports from some of the repository's folders, by alias or by relative path.
 *
 * @param {string[]} folders
 * @param {string} message
 */
function forbid(folders, message) {
  return { regex: new RegExp(`^(@/|(\\.\\./)+)(${folders.join('|')})(/|$)`), message };
}

/** What the building blocks know nothing of: what is shown, and what can be done with it. */
const shown = ['content', 'lib/(?!(?:images|lists|routes|time|typeset)(?:/|$))[^/]+'];
const tools = forbid(
  ['art', 'scripts', 'e2e'],
  'art/, scripts/ and e2e/ run on Node while the site is built or tested; the site does not import them.',
);
const above = forbid(['app'], 'components/ stand below app/; take what the page knows as props.');
const softLinks = {
  regex: /^next\/link(\/|$)/,
  message: 'components/ui/Link needs no script: see docs/decisions/007-links.md.',
};
const addresses = {
  regex: /^next\/navigation$/,
  names: ['useSearchParams'],
  message: 'components/browser/use-query is the one way to the query in the address.',
};

/** content ← lib ← components ← app, and never back. Of several rooms the last is meant. */
const rooms = [
  {
    files: /^content\/(?!.*\.test\.tsx?$)/,
    forbidden: [
      {
        regex: /^(?!\.\/|\.\.\/types$|\.\.\/places$|@\/content\/)/,
        message: 'content/ is plain data that editors change; it imports nothing but content/.',
      },
    ],
  },
  {
    files: /^lib\//,
    forbidden: [
      tools,
      forbid(
        ['components', 'app', 'styles'],
        'lib/ is pure TypeScript below the components; pass in what it needs.',
      ),
    ],
  },
  { files: /^components\//, forbidden: [tools, softLinks, addresses, above] },
  {
    files: /^components\/ui\//,
    forbidden: [
      tools,
      above,
      forbid(
        [...shown, 'components/(?!ui/|browser/)[^/]+'],
        'components/ui knows no content, no store and no other components; take it as props.',
      ),
    ],
  },
  {
    files: /^components\/browser\//,
    forbidden: [
      tools,
      forbid(
        ['app', ...shown, 'components/(?!browser/)[^/]+'],
        'components/browser knows the browser and nothing of what the site shows in it.',
      ),
    ],
  },
  { files: /^(app|styles)\//, forbidden: [tools, softLinks] },
];

/** A file's path in the repository, with slashes. */
const pathOf = ({ cwd, filename }) => relative(cwd, filename).split(sep).join('/');

/** The names that an import takes; all of them where it takes the whole. */
function takes(node, names) {
  const { specifiers } = node;
  if (!specifiers) return true;
  return specifiers.some(({ type, imported, local }) => {
    if (type === 'ImportNamespaceSpecifier') return true;
    const { name, value } = (type === 'ExportSpecifier' ? local : imported) ?? {};
    return names.includes(name ?? value);
  });
}

const imports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = pathOf(context);
    const room = rooms.findLast(({ files }) => files.test(path));
    if (!room) return {};
    const look = (node) => {
      if (!node.source) return;
      for (const { regex, names, message } of room.forbidden) {
        if (!regex.test(node.source.value) || (names && !takes(node, names))) continue;
        context.report({ node, message });
      }
    };
    return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look };
  },
};

/** What only rules could watch over that oxlint does not have: docs/decisions/037-cheap-checks.md. */
const unwatched = {
  ':matches(ExportNamedDeclaration, ExportDefaultDeclaration) > ClassDeclaration':
    'An object of the same shape passes for an instance unseen; export a function instead.',
  TSEnumDeclaration: 'Any number passes for an enum; use a union of words.',
};
const onDemand = {
  ':matches(AwaitExpression, ExpressionStatement) ImportExpression':
    'Code comes on demand by useCode, and in no other way.',
};

const syntax = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const never = pathOf(context).startsWith('components/')
      ? { ...unwatched, ...onDemand }
      : unwatched;
    return Object.fromEntries(
      Object.entries(never).map(([selector, message]) => [
        selector,
        (node) => {
          context.report({ node, message });
        },
      ]),
    );
  },
};

export default { meta: { name: 'house' }, rules: { imports, syntax } };
