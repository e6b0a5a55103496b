/**
 * The rules of GPX 1.1's schema (https://www.topografix.com/GPX/1/1/gpx.xsd) for the elements that
 * this site writes, in our own words: which come in which order and how often, and what their
 * attributes may hold. What the schema allows and the site does not write is a fault here too.
 */

const GPX = 'http://www.topografix.com/GPX/1/1';

/** A decimal of XML Schema, which has no exponent, from `least` to `most`. */
function decimal(least: number, most: number, mostCounts = true) {
  return (text: string): boolean =>
    /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) &&
    Number(text) >= least &&
    (mostCounts ? Number(text) <= most : Number(text) < most);
}

interface Rule {
  /** Every attribute is required; no other may be there. */
  readonly attributes: Readonly<Record<string, (text: string) => boolean>>;
  /** The elements inside, in the order of the schema, each with how often it may come. */
  readonly children: readonly (readonly [tag: string, most: number])[];
}

/** Text and nothing else. */
const words: Rule = { attributes: {}, children: [] };

const rules: Readonly<Record<string, Rule>> = {
  gpx: {
    attributes: { version: (text) => text === '1.1', creator: () => true },
    children: [
      ['metadata', 1],
      ['wpt', Infinity],
    ],
  },
  metadata: {
    attributes: {},
    children: [
      ['name', 1],
      ['desc', 1],
    ],
  },
  wpt: {
    attributes: { lat: decimal(-90, 90), lon: decimal(-180, 180, false) },
    children: [
      ['name', 1],
      ['desc', 1],
    ],
  },
  name: words,
  desc: words,
};

function faultsIn(element: Element): readonly string[] {
  const { localName, namespaceURI } = element;
  const rule = namespaceURI === GPX ? rules[localName] : undefined;
  if (!rule) return [`${localName} is no element of it`];

  const attributes = [...element.attributes].filter(({ name }) => name !== 'xmlns');
  const children = [...element.children];
  const order = rule.children.map(([tag]) => tag);
  const indices = children.map((child) => order.indexOf(child.localName));
  const ownText = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
  return [
    ...Object.entries(rule.attributes).flatMap(([name, fits]) => {
      const text = element.getAttribute(name);
      return text !== null && fits(text) ? [] : [`${localName}: ${name} is ${text ?? 'missing'}`];
    }),
    ...attributes
      .filter(({ name }) => !(name in rule.attributes))
      .map(({ name }) => `${localName}: ${name} is no attribute of it`),
    ...children
      .filter((_, index) => indices[index] === -1)
      .map((child) => `${localName}: ${child.localName} does not belong there`),
    ...indices
      .filter((position, index) => position >= 0 && position < (indices[index - 1] ?? position))
      .map((position) => `${localName}: ${order[position] ?? '?'} comes too late`),
    ...rule.children
      .filter(([tag, most]) => children.filter((child) => child.localName === tag).length > most)
      .map(([tag]) => `${localName}: ${tag} comes too often`),
    ...(order.length > 0 && ownText.some(({ textContent }) => textContent?.trim())
      ? [`${localName}: has text beside its elements`]
      : []),
    ...children.flatMap(faultsIn),
  ];
}

/** What is wrong with a GPX file by the schema; empty when it is valid. Needs a DOM. */
export function gpxFaults(file: string): readonly string[] {
  const document = new DOMParser().parseFromString(file, 'application/xml');
  if (document.querySelector('parsererror')) return ['is not well-formed XML'];
  const root = document.documentElement;
  return root.localName === 'gpx' ? faultsIn(root) : [`begins with ${root.localName}`];
}
