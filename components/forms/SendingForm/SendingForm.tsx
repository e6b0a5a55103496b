'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { inTime, wanted } from '@/components/browser/in-time';
import type { Elements } from '@/components/ui/elements';
import { Status } from '@/components/ui/Status/Status';
import { byScript } from '@/styles/print.css';

const thanksMs = 3000;

const loadSend = () => import('./send').then(({ send }) => send);

export interface Answer {
  readonly phase: 'editing' | 'sending' | 'sent' | 'failed';
  /** Below the fields that they are about. */
  readonly faults?: Elements;
}

interface SendingFormProps {
  /** Null for nowhere. */
  endpoint: string | null;
  thanks: string;
  failed: string;
  className: string;
  children: Elements;
}

/** Until the script is there, the browser says itself what is wrong with a field. */
function checkOurselves(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/**
 * It is sent once, thanks for three seconds and clears, or keeps all that was typed when sending
 * fails. Every text field is required.
 */
export function SendingForm({ endpoint, thanks, failed, className, children }: SendingFormProps) {
  const [{ phase, faults }, show] = useState<Answer>({ phase: 'editing' });
  /** Known at once: a second press may come before the next render. */
  const isBusy = useRef(false);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => show({ phase: 'editing' }), thanksMs);
    return () => clearTimeout(timer);
  }, [phase]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const send = await inTime(wanted(loadSend));
      await send(form, endpoint, phase, show);
    } catch {
      show({ phase: 'failed' });
    }
    isBusy.current = false;
  }

  return (
    <form
      ref={checkOurselves}
      className={endpoint === null ? `${className} ${byScript}` : className}
      // Before hydration a form without an endpoint leaves page, address and fields as they are.
      {...(endpoint === null ? { method: 'dialog' } : { method: 'post', action: endpoint })}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      {faults}
      <Status tone={phase === 'failed' ? 'problem' : phase === 'sent' ? 'success' : 'plain'}>
        {{ editing: '', sending: 'Sending …', sent: thanks, failed }[phase]}
      </Status>
    </form>
  );
}
