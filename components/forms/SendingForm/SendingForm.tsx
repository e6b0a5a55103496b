'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Elements } from '@/components/ui/elements';
import { Status } from '@/components/ui/Status/Status';
import { byScript } from '@/styles/print.css';

const thanksMs = 3000;
const timeoutMs = 15_000;

type Phase = 'editing' | 'sending' | 'sent' | 'failed';

interface SendingFormProps {
  /** Null for nowhere. */
  endpoint: string | null;
  thanks: string;
  failed: string;
  className: string;
  children: Elements;
}

async function post(endpoint: string, body: FormData): Promise<'sent' | 'failed'> {
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

/**
 * A form whose fields the browser checks. It is sent once, thanks for three seconds and clears, or
 * keeps all that was typed when sending fails. Every text field is required.
 */
export function SendingForm({ endpoint, thanks, failed, className, children }: SendingFormProps) {
  const [phase, setPhase] = useState<Phase>('editing');
  /** Known at once: a second press may come before the next render. */
  const isBusy = useRef(false);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => setPhase('editing'), thanksMs);
    return () => clearTimeout(timer);
  }, [phase]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const body = new FormData(form);
    const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
    // A second press for what has just been thanked for finds the fields empty.
    if (isBusy.current || (phase === 'sent' && [...body.values()].every(isBlank))) return;
    // Blanks alone are no answer, but pass the browser's own check.
    for (const [name, value] of body) {
      const field = form.elements.namedItem(name);
      if (isBlank(value) && field instanceof Element && 'value' in field) field.value = '';
    }
    if (!form.reportValidity()) return;
    isBusy.current = true;
    setPhase('sending');
    const result = endpoint === null ? 'sent' : await post(endpoint, body);
    isBusy.current = false;
    if (result === 'sent') form.reset();
    setPhase(result);
  }

  return (
    <form
      className={endpoint === null ? `${className} ${byScript}` : className}
      // Before hydration a form without an endpoint leaves page, address and fields as they are.
      {...(endpoint === null ? { method: 'dialog' } : { method: 'post', action: endpoint })}
      noValidate={phase === 'sent'}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <Status tone={phase === 'failed' ? 'problem' : phase === 'sent' ? 'success' : 'plain'}>
        {{ editing: '', sending: 'Sending …', sent: thanks, failed }[phase]}
      </Status>
    </form>
  );
}
