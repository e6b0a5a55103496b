const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

const isThere = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility();

interface Gap {
  readonly parent: Node;
  readonly previous: Node | null;
  readonly next: Node | null;
}

/** Where something stood that has left the page; the page may have changed beside it as well. */
function gapOf(left: Node, records: readonly MutationRecord[]): Gap | undefined {
  const record = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(left)),
  );
  if (!record) return undefined;
  const { target, previousSibling, nextSibling } = record;
  if (!target.isConnected) return gapOf(target, records);
  const still = (node: Node | null) => (node?.parentNode === target ? node : null);
  return { parent: target, previous: still(previousSibling), next: still(nextSibling) };
}

function isAfter({ parent, previous, next }: Gap, control: Element): boolean {
  const reference = next ?? previous;
  if (!reference) return parent.contains(control);
  if (reference.contains(control)) return reference === next;
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  return (reference.compareDocumentPosition(control) & DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The next control after a gap within the same parent, or the one before it, or one further out. */
function controlNear(gap: Gap): HTMLElement | undefined {
  const { parent } = gap;
  const around = parent instanceof Element ? parent : parent.parentElement;
  for (let scope = around; scope; scope = scope.parentElement) {
    const found = [...scope.querySelectorAll(controls)].filter(isThere);
    const near = found.find((control) => isAfter(gap, control)) ?? found.at(-1);
    if (near) return near;
  }
  return undefined;
}

/**
 * Keeps the focus from falling to the body when what has it leaves the page: a button that removes
 * itself, a dialog or a message that closes. It goes to where it was before a dialog or a message,
 * and else to the next control at the gap that was left. Who moves it in the same task keeps it.
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  let last: Element | undefined;
  let overlay: Element | null = null;
  /** Had the focus outside of dialogs and messages, the latest first. */
  let before: readonly Element[] = [];

  const isLost = () => document.activeElement === document.body;

  function onFocus({ target }: Event) {
    if (!(target instanceof Element) || target === document.body) return;
    last = target;
    overlay = target.closest('dialog, [role="status"]');
    if (!overlay) before = [target, ...before.filter((one) => one !== target)].slice(0, 5);
  }

  function onBlur() {
    // By then it is known whether the visitor has left it, or it the page.
    setTimeout(() => {
      if (!isLost() || !last?.isConnected) return;
      const hidden = last;
      last = undefined;
      if (hidden.checkVisibility() || !hidden.parentNode) return;
      controlNear({ parent: hidden.parentNode, previous: null, next: hidden })?.focus();
    });
  }

  const watch = new MutationObserver((records) => {
    const left = last;
    if (!left || !isLost()) return;
    if (left.isConnected) {
      // Moved within its list.
      const isMoved = records.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node.contains(left)),
      );
      if (isMoved && left instanceof HTMLElement) left.focus();
      return;
    }
    last = undefined;
    const main = document.getElementById('main');
    const gap = gapOf(left, records);
    const isOver = overlay?.matches('[role="status"], :not([open])') ?? false;
    const isPageLeft = left.closest('main') !== null;
    const back = isOver || !overlay?.isConnected ? before.find(isThere) : undefined;
    const target = isPageLeft ? main : ((overlay && back) ?? (gap && controlNear(gap)) ?? main);
    target?.focus({ preventScroll: isOver });
  });

  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocus, stop);
  document.addEventListener('focusout', onBlur, stop);
  return () => {
    watch.disconnect();
    stop.abort();
  };
}
