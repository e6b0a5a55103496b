import { stat } from 'node:fs/promises';

async function changedAt(path: string): Promise<number | undefined> {
  return stat(path).then(
    (file) => file.mtimeMs,
    () => undefined,
  );
}

export async function isFresh(made: string, sources: readonly string[]): Promise<boolean> {
  const madeAt = await changedAt(made);
  if (madeAt === undefined) return false;
  const changes = await Promise.all(sources.map(changedAt));
  return changes.every((change) => change !== undefined && change < madeAt);
}
