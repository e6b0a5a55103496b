export type SearchPicture = readonly [day: string, ...night: string[]];

export interface SearchEntry {
  readonly title: string;
  /** Where it is, without base path; a fragment may follow. */
  readonly path: string;
  /** The one fact that a timetable would give: "10 min walk", "Sat 30 Aug 2025". */
  readonly note?: string;
  readonly summary: string;
  /** Others that may be shown instead of the summary, where they fit a search better. */
  readonly sentences?: readonly string[];
  readonly picture?: SearchPicture | undefined;
  /** Words that it is found by besides those above, separated by spaces. */
  readonly keywords: string;
}

export interface SearchGroup<Entry = SearchEntry> {
  readonly label: string;
  readonly entries: readonly Entry[];
}

export interface PlaceAnswer extends Pick<SearchEntry, 'path' | 'summary'> {
  /** Its name, as the tokeniser gives it. */
  readonly words: readonly string[];
}

export interface SearchAnswer extends SearchEntry {
  /** Words as the tokeniser gives them. */
  readonly asked: readonly string[];
  /** What is told instead where a search has words of a place's name. */
  readonly places?: readonly PlaceAnswer[];
  readonly danger?: true;
}

export interface SearchIndex {
  readonly answers?: SearchGroup<SearchAnswer>;
  /** Whom whoever may be in danger has to call. */
  readonly emergency?: { readonly call: string; readonly after: string };
  readonly groups: readonly SearchGroup[];
  readonly popular: SearchGroup;
  readonly nothing?: SearchPicture | undefined;
}
