export type SubmitResult = 'sent' | 'failed';

const defaultTimeoutMs = 15_000;

/** Posts a form so that no preflight is needed. Never rejects. */
export async function submitForm(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  fetch: typeof globalThis.fetch,
  timeoutMs: number = defaultTimeoutMs,
): Promise<SubmitResult> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
