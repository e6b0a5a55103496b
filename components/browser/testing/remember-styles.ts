/** jsdom's own stylesheet, asked once for each kind of element. */

/** What decides in that stylesheet whether an element shows: its tag, and these of its attributes. */
const kindOf = (element: Element) =>
  [
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ].join();

/** Whether its own style, or that of what it lies in, may say that it does not show. */
function isStyled(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/display|visibility/.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}

/**
 * Elements of one kind have one style: the one that jsdom found for the first of them. It tries some
 * two hundred rules on each element otherwise, anew after each change of the page, and whoever asks
 * for a role or a name asks for the style of all in it.
 */
export function rememberStyles(): void {
  const getComputedStyle = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || isStyled(element)) return getComputedStyle(element, pseudo);
    const kind = kindOf(element);
    const style = known.get(kind) ?? getComputedStyle(element);
    known.set(kind, style);
    return style;
  };
}
