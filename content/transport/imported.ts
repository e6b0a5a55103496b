// Written by `npm run timetables` (docs/timetables.md).
import type { ImportedTimetables } from './types';

export const imported: ImportedTimetables = { feeds: [], services: [] };
