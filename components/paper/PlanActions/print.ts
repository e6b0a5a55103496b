import { adoptOwnStyles } from '@/lib/pdf/styles';

const printDelayMs = 250;
const timeoutMs = 3000;

const dialogTimeoutMs = 60_000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** @returns what waits for its pictures, whether they come or not */
function copyBlock(block: HTMLElement, paper: Document) {
  const copy = paper.importNode(block, true);
  for (const control of copy.querySelectorAll('[data-html2canvas-ignore]')) control.remove();
  const pictures = [...copy.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  paper.body.append(copy);
  return Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Not every browser has `afterprint`: the page's return to the screen ends the dialog too. */
function printAndClose(target: Window) {
  const dialog = { open: false };
  const done = new AbortController();
  const { signal } = done;
  const close = () => {
    done.abort();
    dialog.open = false;
    target.close();
  };
  target.addEventListener('beforeprint', () => {
    dialog.open = true;
  });
  target.addEventListener('afterprint', close, { signal });
  target.matchMedia('print').addEventListener('change', ({ matches }) => !matches && close(), {
    signal,
  });
  target.print();
  // Some browsers go on while their dialog is open, and would close it with the window.
  if (!dialog.open) {
    close();
    return;
  }
  window.addEventListener('focus', close, { signal });
  const timer = setTimeout(close, dialogTimeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Opens its window before it awaits anything. @returns false when the browser did not allow it */
export async function printBlock(block: HTMLElement, title: string): Promise<boolean> {
  const target = window.open('', '_blank', 'width=860,height=1000');
  if (!target) return false;

  const paper = target.document;
  paper.title = title;
  adoptOwnStyles(document, paper);
  const complete = copyBlock(block, paper).then(() => paper.fonts.ready);
  await Promise.all([wait(printDelayMs), Promise.race([complete, wait(timeoutMs)])]);
  if (!target.closed) printAndClose(target);
  return true;
}
