export { makeGuide } from './make-guide';
export { PocketPages } from './PocketPages/PocketPages';
