'use client';

import { type SubmitEvent, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Elements } from '@/components/ui/elements';
import { FieldError } from '@/components/ui/Field/Field';
import { Status } from '@/components/ui/Status/Status';
import { byScript } from '@/styles/print.css';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SendingFormProps {
  /** Null for nowhere. */
  endpoint: string | null;
  thanks: string;
  failed: string;
  className: string;
  children: Elements;
}

const thanksMs = 3000;

const timeoutMs = 15_000;

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

function faultOf({ validity, type }: Control): string {
  if (validity.typeMismatch) return 'Write an address like name@example.com.';
  return type === 'select-one' ? 'Choose one.' : 'Fill this in.';
}

/** Until the script is there, the browser says itself what is wrong with a field. */
function checkOurselves(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/**
 * It is sent once, thanks for three seconds and clears, or keeps all that was typed when sending
 * fails. Where a field is at fault, it says below it why, and leads to the first.
 */
export function SendingForm({ endpoint, thanks, failed, className, children }: SendingFormProps) {
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent' | 'failed'>('editing');
  const [atFault, setAtFault] = useState<readonly Control[]>([]);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => setPhase('editing'), thanksMs);
    return () => clearTimeout(timer);
  }, [phase]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (phase === 'sending') return;
    const form = event.currentTarget;
    const body = new FormData(form);
    const controls = [...body.keys()].map((name) => form.elements.namedItem(name) as Control);
    // Blanks alone are no answer, but pass the browser's own check.
    for (const control of controls) if (control.value.trim() === '') control.value = '';
    // A second press for what has just been thanked for finds the fields empty.
    if (phase === 'sent' && controls.every(({ value }) => value === '')) return;
    for (const control of controls) {
      control.setAttribute('aria-invalid', String(!control.validity.valid));
      control.setAttribute('aria-describedby', `${control.id}-error`);
    }
    const wrong = controls.filter(({ validity }) => !validity.valid);
    // What is wrong is there when the field gets the focus.
    flushSync(() => {
      setAtFault(wrong);
      setPhase(wrong.length > 0 ? 'editing' : 'sending');
    });
    wrong[0]?.focus();
    if (wrong.length > 0) return;
    const result = endpoint === null ? 'sent' : await post(endpoint, body);
    if (result === 'sent') form.reset();
    setPhase(result);
  }

  const faults: Elements = atFault.map((control) =>
    createPortal(
      <FieldError id={control.id}>{faultOf(control)}</FieldError>,
      control.parentElement ?? document.body,
      control.id,
    ),
  );

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
