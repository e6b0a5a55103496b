/** What a browser's translation does to a page: facebook/react#11538, lingui/js-lingui#1079. */
import type { Page } from 'playwright/test';

/** Wraps each text of the page, and each that comes, in elements as Chrome does; the words stay. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const html = 'http://www.w3.org/1999/xhtml';
    const left =
      'script, style, noscript, textarea, title, option, font, svg, [translate="no"], .notranslate';

    function wrap(text: Node): void {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(left))
        return;
      const outer = document.createElementNS(html, 'font');
      const inner = document.createElementNS(html, 'font');
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }

    function wrapAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    }

    const observer = new MutationObserver((changes) => {
      observer.disconnect();
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!node.isConnected) continue;
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else wrapAll(node);
      }
      follow();
    });
    function follow(): void {
      observer.observe(document.body, { childList: true, subtree: true });
    }

    document.documentElement.classList.add('translated-ltr');
    wrapAll(document.body);
    follow();
  });
}

export interface Control {
  readonly element: string;
  readonly type: string;
  /** Alike of what looks alike. */
  readonly look: string;
  readonly name: string;
  readonly value: string;
}

export interface Seen {
  /** What can be read, line by line. */
  readonly lines: readonly string[];
  /** What can be used; each has its place in this list as `data-seen`. */
  readonly controls: readonly Control[];
  readonly isBusy: boolean;
}

/** What a page shows a visitor now. */
export function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const parts = [
      ...document.querySelectorAll<HTMLElement>('main, header, footer, [role=status]'),
    ];
    const open = document.querySelector<HTMLElement>('dialog[open]');
    const outermost = [...parts, ...(open ? [open] : [])].filter(
      (part) => !part.parentElement?.closest('main, header, footer, [role=status], dialog'),
    );
    const lines = outermost.flatMap((part) =>
      part.innerText.split('\n').map(words).filter(Boolean),
    );
    const fields = 'button, select, summary, textarea, input:not([type=hidden], [type=file])';
    const usable = [...(open ? [open] : parts)].flatMap((part) => [
      ...part.querySelectorAll<HTMLInputElement>(fields),
    ]);
    for (const field of document.querySelectorAll('[data-seen]'))
      field.removeAttribute('data-seen');
    const controls = [...new Set(usable)]
      .filter(
        (field) =>
          field.checkVisibility() &&
          !field.closest('[inert], [aria-disabled=true], :disabled, [readonly]'),
      )
      .map((field, index) => {
        field.dataset['seen'] = String(index);
        const label = field.labels?.[0]?.textContent ?? field.textContent;
        const isBox = field.type === 'checkbox' || field.type === 'radio';
        // The value of an option may be an id made by chance.
        const chosen = field.querySelector('option:checked')?.textContent;
        return {
          element: field.localName,
          type: field.type,
          look: field.className,
          name: words(field.ariaLabel ?? (label || field.id)),
          value: chosen ?? String(isBox ? field.checked : field.value),
        };
      });
    const isBusy = document.querySelector('main [aria-busy=true]') !== null;
    return { lines, controls, isBusy };
  });
}
