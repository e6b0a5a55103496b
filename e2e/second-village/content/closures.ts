/** Nothing here can be closed. */
interface Stretch {
  /** Where it is, to be read after "closed": "between here and there". */
  readonly where: string;
}

export const stretches = {} as const satisfies Readonly<Record<string, Stretch>>;

export type StretchId = keyof typeof stretches;
