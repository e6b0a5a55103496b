import type { ReactElement } from 'react';

/**
 * What may stand beside other things in a component: elements and nothing else. A bare text there
 * would be lost when a browser translates the page (docs/decisions/046).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
