/** Sends a form to the address that the site names, if it names one. */

export type SubmitResult = 'sent' | 'failed';

/** How long an answer may take, in milliseconds. */
const defaultTimeoutMs = 15_000;

/**
 * Posts the fields as a form, so that any form service can take them without a preflight.
 *
 * Never rejects: an answer other than 2xx, no network and no answer in time are all `failed`.
 *
 * @param timeoutMs in milliseconds
 */
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
    // The form says what to do, and keeps what was typed; the reason would not help the visitor.
    return 'failed';
  }
}
