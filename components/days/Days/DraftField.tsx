import { useEffect, useRef, useState } from 'react';
import { TextArea, TextField } from '@/components/ui/Field/Field';
import type { IsoDate } from '@/content/types';
import { skippedTime } from '@/lib/days/check/words';
import { asTime } from '@/lib/days/parse';
import { usePlannerContext } from './planner-context';
import { afterPress } from './press';

const storedAfterMs = 800;

interface DraftFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  onCommit: (value: string) => void;
  /** Of a time: one that the clocks skip on this date is refused. */
  date?: IsoDate | undefined;
  isGone?: () => boolean;
  type?: 'text' | 'time' | 'date' | 'number' | 'lines';
  maxLength?: number;
  min?: number | string;
  max?: number | string;
}

export function DraftField({
  value,
  onCommit,
  date,
  isGone,
  type = 'text',
  ...field
}: DraftFieldProps) {
  const { rescue } = usePlannerContext();
  const [draft, setDraft] = useState<string>();
  const error = draft === undefined ? undefined : skippedTime(date, asTime(draft));
  const commit = useRef<() => void>(() => undefined);
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    commit.current = () => {
      if (draft !== undefined && draft !== value && !error) onCommit(draft);
    };
    leave.current = () => {
      if (draft?.trim() && isGone?.()) rescue(field.label, draft);
      else commit.current();
    };
  });

  const isPending = draft !== undefined && draft !== value;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => commit.current(), storedAfterMs);
    return () => clearInterval(timer);
  }, [isPending]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const store = () => commit.current();
    window.addEventListener('pagehide', store, { signal });
    document.addEventListener('visibilitychange', store, { signal });
    return () => {
      stop.abort();
      leave.current();
    };
  }, []);

  const control = {
    ...field,
    error,
    value: draft ?? value,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
    onBlur: () =>
      afterPress(() => {
        commit.current();
        if (!error) setDraft(undefined);
      }),
  };
  if (type === 'lines') {
    const { min: _min, max: _max, ...area } = control;
    return <TextArea {...area} rows={2} />;
  }
  return (
    <TextField
      {...control}
      type={type}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit.current();
      }}
    />
  );
}
