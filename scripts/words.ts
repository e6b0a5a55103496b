/**
 * `npm run words -- components/days` prints the sentences that a part of the code and the content
 * can say, read from the sources, to be read aloud.
 */
import { relative } from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/** Where nothing is said to visitors: tests, styles, and messages to editors. */
const silent =
  /\.(test|css|d)\.tsx?$|\/(testing|fixtures|schema)\/|\/fixtures\.ts$|^lib\/(check|due|content\/fixtures)|types\.ts$/;
const spoken = /^(app|components|content|lib|worker)\//;

function isWords(text: string): boolean {
  return /^\W*[A-Z][a-z]/.test(text) || /[a-z’,…] [a-z…]/.test(text);
}

const isCode = (text: string) => /^(use client|M?-?\d|\(|@|\.|https?:)/.test(text);

const isString = (node: ast.Node): node is ast.StringLiteral | ast.NoSubstitutionTemplateLiteral =>
  ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node);

function textOf(node: ast.Node): string {
  if (ast.isJsxText(node) || isString(node)) return node.text;
  if (ast.isTemplateExpression(node)) {
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('…');
  }
  if (ast.isJsxExpression(node)) {
    return node.expression && isString(node.expression) ? node.expression.text : '…';
  }
  if (ast.isJsxElement(node) || ast.isJsxFragment(node)) return node.children.map(textOf).join('');
  return '';
}

/** Prints what a file can say; a value that is put in at run time reads as "…". */
function printSentences(source: ast.SourceFile, file: string): void {
  const visit = (node: ast.Node, within: boolean): void => {
    if (ast.isImportDeclaration(node) || ast.isThrowStatement(node) || ast.isTypeNode(node)) return;
    if (ast.isCallExpression(node) && /^console\./.test(node.expression.getText(source))) return;
    const hasWords =
      (ast.isJsxElement(node) || ast.isJsxFragment(node)) &&
      node.children.some((child) => ast.isJsxText(child) && /\w/.test(child.text));
    const isText = isString(node) || ast.isTemplateExpression(node);
    const text = textOf(node).replaceAll(/\s+/g, ' ').trim();
    if (!within && (hasWords || isText) && !isCode(text) && (hasWords || isWords(text))) {
      const { line } = source.getLineAndCharacterOfPosition(node.end);
      console.log(`${file}:${line + 1}: ${text}`);
    }
    // An inline element belongs to the sentence of its parent; what is in braces stands alone too.
    node.forEachChild((child) => {
      visit(
        child,
        (within || hasWords) && !ast.isJsxExpression(child) && !ast.isJsxAttributes(child),
      );
    });
  };
  visit(source, false);
}

const [part = ''] = process.argv.slice(2);
const root = process.cwd();
const api = new API({ cwd: root });
const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
for (const name of project?.program.getSourceFileNames() ?? []) {
  const file = relative(root, name);
  if (!file.startsWith(part) || !spoken.test(file) || silent.test(file)) continue;
  const source = project?.program.getSourceFile(name);
  if (source) printSentences(source, file);
}
api.close();
