/** All that comes when a pocket guide is wanted. */
export { makeGuide } from './make-guide';
export { PocketPages } from './PocketPages/PocketPages';
