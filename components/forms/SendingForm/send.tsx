import { createPortal, flushSync } from 'react-dom';
import { FieldError } from '@/components/ui/Field/Field';
import type { Answer } from './SendingForm';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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

/** Sends what was written; where a field is at fault, says below it why, and leads to the first. */
export async function send(
  form: HTMLFormElement,
  endpoint: string | null,
  phase: Answer['phase'],
  show: (answer: Answer) => void,
): Promise<void> {
  const body = new FormData(form);
  const controls = [...body.keys()].map((name) => form.elements.namedItem(name) as Control);
  // Blanks alone are no answer, but pass the browser's own check.
  for (const control of controls) if (control.value.trim() === '') control.value = '';
  // A second press for what has just been thanked for finds the fields empty.
  if (phase === 'sent' && controls.every(({ value }) => value === '')) return;
  const atFault = controls.filter(({ validity }) => !validity.valid);
  for (const control of controls) {
    control.setAttribute('aria-invalid', String(!control.validity.valid));
    control.setAttribute('aria-describedby', `${control.id}-error`);
  }
  if (atFault.length > 0) {
    const faults = atFault.map((control) =>
      createPortal(
        <FieldError id={control.id}>{faultOf(control)}</FieldError>,
        control.parentElement ?? form,
        control.id,
      ),
    );
    flushSync(() => show({ phase: 'editing', faults }));
    atFault[0]?.focus();
    return;
  }
  show({ phase: 'sending' });
  const result = endpoint === null ? 'sent' : await post(endpoint, body);
  if (result === 'sent') form.reset();
  show({ phase: result });
}
