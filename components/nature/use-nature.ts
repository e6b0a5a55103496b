import { fetchOwn } from '@/components/browser/fetch-own';
import { useCode } from '@/components/browser/use-code';
import type { NatureDay } from '@/lib/nature/nature-day';

/** Apart from the other routes, which the calendar need not load. */
export const naturePath = '/events/nature.json';

const fetchNature = async () => JSON.parse(await fetchOwn(naturePath)) as readonly NatureDay[];

/** All years of nature’s calendar; undefined until it is there, and where it does not come. */
export const useNature = () => useCode(fetchNature, true).code;
