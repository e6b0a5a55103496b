'use client';

import { useEffect, useRef, useState } from 'react';
import { mailtoHref } from '@/lib/contact-links';
import { stack } from '@/styles/layout.css';
import { written } from './ContactForm.css';

interface KeptMessageProps {
  lead: string;
  action: string;
  email: string;
}

/** What stands in the fields; of a choice its words. */
function textOf(form: HTMLFormElement): string {
  const written = [...new FormData(form)].map(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text;
    return typeof value === 'string' ? value : value.name;
  });
  return written.join('\n');
}

/** What was written, once the form around this has been cleared without sending it anywhere. */
export function KeptMessage({ lead, action, email }: KeptMessageProps) {
  const [message, setMessage] = useState('');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    // The event comes before the fields are cleared.
    const keep = () => setMessage(textOf(form));
    form.addEventListener('reset', keep);
    return () => form.removeEventListener('reset', keep);
  }, []);

  return (
    <div ref={box} aria-live="polite">
      {message !== '' && (
        <div className={`${stack.s} ${written}`}>
          <p>{lead}</p>
          <p dir="auto">{message}</p>
          <a href={`${mailtoHref(email)}?body=${encodeURIComponent(message)}`}>{action}</a>
        </div>
      )}
    </div>
  );
}
