import { Sentence } from '../NowStrip/Sentence';
import { Light, More, Open, WayBack } from './Board';
import { WhatFits } from './WhatFits';

/** What Today computes in the browser, in one file to fetch. */
export const parts = { Light, More, Open, Sentence, WayBack, WhatFits };
