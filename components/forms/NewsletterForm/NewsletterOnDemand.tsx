'use client';

import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useCode } from '@/components/browser/use-code';
import type { NewsletterFields as Fields } from './NewsletterFields';
import { note } from './NewsletterForm.css';
import type { NewsletterTexts } from './NewsletterMarkup';

interface NewsletterOnDemandProps {
  endpoint: string | null;
  texts: NewsletterTexts;
  note: string | undefined;
  /** The form as plain HTML, without the region that says how it went. */
  children: ReactNode;
}

interface Live {
  readonly NewsletterFields: typeof Fields;
  readonly typed: string;
  readonly focused: string;
}

const loadFields = () => import('./NewsletterFields');

/**
 * The sign-up stands in the footer of every page, and few visitors use it: the code that checks
 * and sends it is fetched when its button is pressed.
 */
export function NewsletterOnDemand({ children, ...props }: NewsletterOnDemandProps) {
  const [live, setLive] = useState<Live | 'coming' | 'failed'>();
  const { ask } = useCode(loadFields);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The form shows its own errors.
    const form = box.current?.querySelector('form');
    if (form) form.noValidate = true;
  }, []);

  function onSubmit(event: SubmitEvent<HTMLElement>) {
    if (typeof live === 'object') return;
    event.preventDefault();
    if (live === 'coming') return;
    setLive('coming');
    void ask().then((code) => {
      const active = document.activeElement;
      const focused =
        active && box.current?.contains(active)
          ? (active.getAttribute('name') ?? active.getAttribute('type') ?? '')
          : '';
      const typed = box.current?.querySelector('input')?.value ?? '';
      setLive(code ? { ...code, typed, focused } : 'failed');
    });
  }

  return (
    <div ref={box} onSubmit={onSubmit}>
      {typeof live === 'object' ? (
        <live.NewsletterFields {...props} typed={live.typed} focused={live.focused} />
      ) : (
        children
      )}
      {typeof live !== 'object' && (
        <div role="status" className={note}>
          {live === 'coming' && props.texts.moment}
        </div>
      )}
      {live === 'failed' && <p role="alert">{props.texts.failed}</p>}
    </div>
  );
}
