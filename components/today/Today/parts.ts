/** What Today computes in the browser, in one file to fetch. */
export { Sentence } from '../NowStrip/Sentence';
export { Board, Open } from './Board';
export { WhatFits } from './WhatFits';
