/** Paths of files, without base path. */
export type SearchPicture = readonly [day: string, night?: string];

export interface SearchEntry {
  readonly title: string;
  /** Where it is, without base path; a fragment may follow. */
  readonly path: string;
  /** The one fact that a timetable would give: "10 min walk", "Sat 30 Aug 2025". */
  readonly note?: string;
  readonly summary: string;
  /** Without base path. */
  readonly picture?: SearchPicture;
  /** Words that it is found by besides those above, separated by spaces. */
  readonly keywords: string;
}

export interface SearchGroup {
  readonly label: string;
  readonly entries: readonly SearchEntry[];
}

export interface SearchIndex {
  readonly groups: readonly SearchGroup[];
  readonly popular: SearchGroup;
  readonly nothing?: SearchPicture;
}
