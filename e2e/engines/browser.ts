/** What the two drivers have in common: a tab of a real browser. */
export interface Browser {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page; what it is given and what it returns must survive JSON. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Moves a mouse to a point of the viewport, presses its button or lets it go. */
  readonly pointer: (...steps: readonly PointerStep[]) => Promise<void>;
  /** Presses a key by its name (`Enter`, `ArrowUp`), or types one character. */
  readonly press: (key: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export type PointerStep =
  | { readonly type: 'move'; readonly x: number; readonly y: number }
  | { readonly type: 'down' | 'up' };

/** Where nothing answers: requests to other hosts end here. */
export const deadHost = 'localhost:9';
