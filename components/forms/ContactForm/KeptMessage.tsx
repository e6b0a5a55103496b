'use client';

import { useEffect, useRef, useState } from 'react';
import { mailtoHref } from '@/lib/contact-links';
import { written } from './ContactForm.css';

interface KeptMessageProps {
  lead: string;
  action: string;
  email: string;
}

/** What was written, once the form around this has been cleared without sending it anywhere. */
export function KeptMessage({ lead, action, email }: KeptMessageProps) {
  const [message, setMessage] = useState('');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    // The event comes before the fields are cleared.
    const keep = () => setMessage([...new FormData(form).values()].map(String).join('\n'));
    form.addEventListener('reset', keep);
    return () => form.removeEventListener('reset', keep);
  }, []);

  return (
    <div ref={place} aria-live="polite">
      {message !== '' && (
        <div className={written}>
          <p>{lead}</p>
          <p dir="auto">{message}</p>
          <a href={`${mailtoHref(email)}?body=${encodeURIComponent(message)}`}>{action}</a>
        </div>
      )}
    </div>
  );
}
