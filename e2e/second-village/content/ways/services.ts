/** No bus comes here. */
import type { WayPointSlug } from './points';
import type { Service } from './types';

export const services: readonly Service<WayPointSlug>[] = [];
