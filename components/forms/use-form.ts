import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { SubmitResult } from '@/lib/forms/submit';
import { needsScript } from './forms.css';

const THANKS = 3000;

type FormField = 'name' | 'email' | 'subject' | 'message';

export interface FormTexts {
  readonly thanks: string;
  readonly failed: string;
  /** Of each required field that is empty, or whose value cannot be right. */
  readonly errors: Readonly<
    Partial<Record<FormField, { readonly missing: string; readonly wrong: string }>>
  >;
}

type Control = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) & {
  readonly name: FormField;
};

type Phase = 'editing' | 'sending' | SubmitResult;

type FieldErrors = Partial<Record<FormField, string | undefined>>;

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.querySelectorAll<Control>('[required]')];
}

/** Code that only a site with an endpoint needs comes when a form is sent. */
async function post(
  endpoint: string | null,
  values: Readonly<Record<string, string>>,
): Promise<SubmitResult> {
  if (endpoint === null) return 'sent';
  try {
    const { submitForm } = await import('@/lib/forms/submit');
    return await submitForm(endpoint, values, fetch);
  } catch {
    return 'failed';
  }
}

function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/**
 * Without an endpoint `method="dialog"` leaves page, address and fields as they are before
 * hydration.
 */
function formTarget(endpoint: string | null) {
  return endpoint === null ? { method: 'dialog' } : { method: 'post', action: endpoint };
}

/**
 * Checks the fields, focuses the first that is wrong, sends once, thanks, and keeps all when it
 * fails.
 */
export function useForm(
  endpoint: string | null,
  { thanks, failed, errors: messages }: FormTexts,
  className: string,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [phase, setPhase] = useState<Phase>('editing');
  /** The same, but known at once: a second press may come before the next render. */
  const now = useRef<Phase>('editing');

  const enter = useCallback((next: Phase) => {
    now.current = next;
    setPhase(next);
  }, []);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => enter('editing'), THANKS);
    return () => clearTimeout(timer);
  }, [phase, enter]);

  /** What the browser finds wrong, and besides, that blanks alone are no answer. */
  function errorOf({ name, value, validity }: Control): string | undefined {
    if (value.trim() === '') return messages[name]?.missing;
    return validity.valid ? undefined : messages[name]?.wrong;
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const values = controlsOf(form).map(({ name, value }) => [name, value] as const);
    enter('sending');
    const result = await post(endpoint, Object.fromEntries(values));
    if (result === 'sent') form.reset();
    enter(result);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const controls = controlsOf(form);
    if (now.current === 'sending') return;
    // A second press for what has just been thanked for: the fields are empty because it was sent.
    if (now.current === 'sent' && controls.every(({ value }) => value === '')) return;
    // On the page before focus moves, so that the message is read out with the field.
    flushSync(() => {
      setErrors(
        Object.fromEntries(controls.map((control) => [control.name, errorOf(control)] as const)),
      );
      enter('editing');
    });
    const faulty = controls.find(errorOf);
    if (faulty) faulty.focus();
    else void send(form);
  }

  /** Messages are removed while someone types, and never added. */
  function onChange({ currentTarget }: ChangeEvent<HTMLFormElement>): void {
    if (!Object.values(errors).some(Boolean)) return;
    const left = controlsOf(currentTarget).map(
      (control) => [control.name, errors[control.name] && errorOf(control)] as const,
    );
    setErrors(Object.fromEntries(left));
  }

  return {
    errors,
    isSending: phase === 'sending',
    formProps: {
      ...formTarget(endpoint),
      className: endpoint === null ? `${className} ${needsScript}` : className,
      ref: takeOver,
      onSubmit,
      onChange,
    },
    statusProps:
      phase === 'failed'
        ? ({ tone: 'problem', children: failed } as const)
        : ({ tone: 'success', children: phase === 'sent' && thanks } as const),
  };
}
