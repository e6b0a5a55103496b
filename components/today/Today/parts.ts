/** What Today computes in the browser, in one file to fetch. */
export { Sentence } from '../NowStrip/Sentence';
export { Light, More, Open, WayBack } from './Board';
export { WhatFits } from './WhatFits';
