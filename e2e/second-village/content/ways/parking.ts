/** Nowhere to leave a car has been read of. */
import type { CarPark } from './types';

export const carParks: readonly CarPark[] = [];
