/**
 * A browser's translation puts every text into elements of its own. React then no longer finds the
 * text nodes it made: it writes into them unseen, and throws where it puts something beside them or
 * removes them. So what browsers render keeps to one rule (docs/decisions/046): a text that can
 * change, or stands beside something that comes and goes, is one string in an element of its own.
 *
 * A plugin of oxlint, which takes ESLint's: https://oxc.rs/docs/guide/usage/linter/js-plugins.html
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** What hooks of other files return as elements. */
const fromHooks = ['dialog', 'watch'];

/** The files of components that browsers run: those that say 'use client', and what they import. */
function clientFiles() {
  const { metafile } = buildSync({
    entryPoints: ['components', 'app']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((name) => join(folder, name)),
      )
      .filter(
        (name) => /\.tsx?$/.test(name) && readFileSync(name, 'utf8').startsWith("'use client'"),
      ),
    bundle: true,
    format: 'esm',
    packages: 'external',
    metafile: true,
    write: false,
    outdir: 'out',
  });
  return new Set(Object.keys(metafile.inputs).map((file) => resolve(file)));
}

const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const isElement = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** The type of values that hold no bare text. */
const isElements = (annotation) => annotation?.typeAnnotation.typeName?.name === 'Elements';

/** What a function passes on: the body of an arrow function, or what it returns. */
function returned(node) {
  const { body } = node;
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [body];
  return body.body.flatMap((one) => (one.type === 'ReturnStatement' ? [one.argument] : []));
}

/** What a call may give: the elements of a list, or what the function returns. */
function madeBy({ callee, arguments: [first] }) {
  const isList = callee.property?.name === 'map' || callee.property?.name === 'flatMap';
  return isList ? returned(first) : [callee];
}

/** The expressions that an expression may come to, by its type. */
const outcomes = {
  LogicalExpression: ({ operator, left, right }) => (operator === '&&' ? [right] : [left, right]),
  ConditionalExpression: ({ consequent, alternate }) => [consequent, alternate],
  CallExpression: madeBy,
};

const wrappers = ['JSXExpressionContainer', 'ChainExpression'];

const isStill = ({ type, expressions }) =>
  type === 'JSXText' ||
  type === 'Literal' ||
  (type === 'TemplateLiteral' && expressions.length === 0);

/**
 * What React makes of an expression: `still` text, `changing` text (or what may be one), an
 * `element`, or elements that `come` and go.
 *
 * @param known the names of the file's values and functions that hold elements only
 */
function kindOf(node, known) {
  if (isElement(node)) return 'element';
  if (isNothing(node)) return 'come';
  if (isStill(node)) return 'still';
  if (wrappers.includes(node.type)) return kindOf(node.expression, known);
  if (node.type === 'Identifier') return known.has(node.name) ? 'come' : 'changing';
  const made = outcomes[node.type]?.(node) ?? [];
  const areElements = made.every((one) => ['element', 'come'].includes(kindOf(one, known)));
  return made.length > 0 && areElements ? 'come' : 'changing';
}

const hint = {
  changing: 'This text can change, and has neighbours',
  still: 'This text has neighbours that come and go',
};

const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    files ??= clientFiles();
    if (!files.has(context.filename)) return {};
    const known = new Set(fromHooks);
    const parents = [];
    const note = (name, nodes) => {
      if (nodes.length > 0 && nodes.every((one) => one && /^(el|co)/.test(kindOf(one, known)))) {
        known.add(name);
      }
    };
    const check = ({ type, children }) => {
      const shown = children.filter((child) => !isBlank(child));
      // A text alone in an element is written into it as a whole; a fragment has no place of its own.
      if (shown.length < 2 && type === 'JSXElement') return;
      const kinds = shown.map((child) => kindOf(child, known));
      const moves = type === 'JSXFragment' || kinds.some((kind) => /^c/.test(kind));
      shown.forEach((node, index) => {
        const kind = kinds[index];
        if (kind === 'changing' || (kind === 'still' && moves)) {
          context.report({
            node,
            message: `${hint[kind]}: make it one string in an element of its own.`,
          });
        }
      });
    };
    return {
      TSPropertySignature: ({ key, typeAnnotation }) => {
        if (isElements(typeAnnotation)) known.add(key.name);
      },
      FunctionDeclaration: (node) => note(node.id.name, returned(node)),
      VariableDeclarator: ({ id, init }) => {
        if (!init || id.type !== 'Identifier') return;
        if (isElements(id.typeAnnotation)) known.add(id.name);
        else note(id.name, init.type === 'ArrowFunctionExpression' ? returned(init) : [init]);
      },
      'JSXElement, JSXFragment': (node) => parents.push(node),
      'Program:exit': () => parents.forEach(check),
    };
  },
};
let files;

export default { meta: { name: 'translated' }, rules: { 'changing-text': rule } };
