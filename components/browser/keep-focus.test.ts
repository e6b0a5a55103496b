/** @jest-environment jsdom */
import { keepsFocus } from './testing/keeps-focus';

keepsFocus();

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const focused = () => document.activeElement?.id;
const get = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Nothing is called ${id}.`);
  return found;
};

function lay(html: string, focus: string): void {
  document.body.innerHTML = `<main id="main" tabindex="-1">${html}</main>`;
  get(focus).focus();
}

const buttons = (...ids: string[]) => ids.map((id) => `<button id="${id}"></button>`).join('');

test.each([
  ['the next of its row', buttons('a', 'gone', 'b'), 'b'],
  ['the one before, where none follows', buttons('a', 'b', 'gone'), 'b'],
  ['one further out', `${buttons('a')}<p>${buttons('gone')}</p>${buttons('b')}`, 'b'],
  ['the page, without any control', buttons('gone'), 'main'],
])('what removes itself gives the focus to %s', async (_to, html, expected) => {
  lay(html, 'gone');
  get('gone').remove();
  await nextTask();
  expect(focused()).toBe(expected);
});

test('what comes in its place gets it', async () => {
  lay(`<div>${buttons('gone')}</div>${buttons('a')}`, 'gone');
  get('gone').parentElement?.replaceChildren(
    Object.assign(document.createElement('button'), { id: 'new' }),
  );
  await nextTask();
  expect(focused()).toBe('new');
});

test('what is moved within its list keeps it', async () => {
  lay(buttons('a', 'b', 'moved'), 'moved');
  get('main').prepend(get('moved'));
  await nextTask();
  expect(focused()).toBe('moved');
});

test.each([
  ['a message', '<div role="status"><p id="over"><button id="gone"></button></p></div>'],
  ['a dialog', '<dialog open id="over"><button id="gone"></button></dialog>'],
])('%s that closes gives it back to where it was before', async (_what, overlay) => {
  lay(buttons('a', 'was', 'b') + overlay, 'was');
  get('gone').focus();
  get('over').remove();
  await nextTask();
  expect(focused()).toBe('was');
});

test('a message that closes after what had it has gone gives it to the one before that', async () => {
  lay(
    `${buttons('first', 'card')}<div role="status"><p id="over"><button id="gone"></button></p></div>`,
    'first',
  );
  get('card').focus();
  get('gone').focus();
  get('card').remove();
  get('over').remove();
  await nextTask();
  expect(focused()).toBe('first');
});

test('who moves it in the same task keeps it, and what a visitor has left is left', async () => {
  lay(buttons('a', 'gone', 'b', 'c'), 'gone');
  get('gone').remove();
  get('c').focus();
  await nextTask();
  expect(focused()).toBe('c');
  get('c').blur();
  await nextTask();
  get('c').remove();
  await nextTask();
  expect(document.activeElement).toBe(document.body);
});
