/** What the search and the site index list. The same shapes are written to the index file. */

/** Paths of files, without base path. */
export type SearchPicture = readonly [day: string, night?: string];

/** A page, or a part of one, that can be found. */
export interface SearchEntry {
  readonly title: string;
  /** Where it is, without base path; a fragment may follow. */
  readonly path: string;
  /** The one fact that a timetable would give: "10 min walk", "Sat 30 Aug 2025". */
  readonly note?: string;
  /** One sentence. */
  readonly summary: string;
  /** The file of its picture, without base path, and that of the picture by night where there is one. */
  readonly picture?: SearchPicture;
  /** Words that it is found by besides those above, separated by spaces. */
  readonly keywords: string;
}

/** Entries of a kind under their heading. */
export interface SearchGroup {
  readonly label: string;
  readonly entries: readonly SearchEntry[];
}

/** The file that the search loads when it is first opened. */
export interface SearchIndex {
  readonly groups: readonly SearchGroup[];
  /** Where to go when nothing is found. */
  readonly popular: SearchGroup;
  /** What is shown then. */
  readonly nothing?: SearchPicture;
}
