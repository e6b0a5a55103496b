/** Empty in a build. In `npm run dev` the file that `npm run check` writes takes its place (`next.config.ts`). */
export const issues: readonly string[] = [];
