/**
 * What the check has found, one sentence each. None: a build stops at the first. In `npm run dev`
 * another file takes this one's place, which `npm run check` writes anew (`next.config.ts`).
 */
export const faults: readonly string[] = [];
