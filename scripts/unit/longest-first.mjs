/**
 * The order in which Jest takes the worlds: as the configuration names them. Jest's own goes by the
 * time that a file took, and the worlds are all one file.
 */
/** @typedef {{ context: { config: { displayName?: { name: string } } } }} Test */

// The page's worker is free last, and has read jsdom, which content wants too.
const order = ['site', 'page', 'workshop', 'content'];

export default function longestFirst() {
  /** @type {(test: Test) => number} */
  const placeOf = ({ context }) => order.indexOf(context.config.displayName?.name ?? '');
  return {
    /** @type {(tests: Test[]) => Test[]} */
    sort: (tests) => tests.toSorted((one, other) => placeOf(one) - placeOf(other)),
    cacheResults: () => undefined,
  };
}
