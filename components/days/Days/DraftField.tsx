import { useEffect, useRef, useState } from 'react';
import { TextArea, TextField } from '@/components/ui/Field/Field';
import { afterPress } from './press';

/** Milliseconds after the last key at which what is written is kept, should the page be left. */
const keptAfter = 800;

interface DraftFieldProps {
  id: string;
  label: string;
  hint?: string;
  /** As it is kept; empty for nothing. */
  value: string;
  /** Called with what was written, when the field is left or nobody writes for a moment. */
  onCommit: (value: string) => void;
  type?: 'text' | 'time' | 'date' | 'number' | 'lines';
  maxLength?: number;
  min?: number | string;
  max?: number | string;
}

/** A field that keeps what is written into it without a button, and not with each key. */
export function DraftField({ value, onCommit, type = 'text', ...field }: DraftFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = useRef<() => void>(() => undefined);
  const shown = draft ?? value;

  useEffect(() => {
    commit.current = () => {
      if (draft !== undefined && draft !== value) onCommit(draft);
    };
  });

  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => commit.current(), keptAfter);
    return () => clearTimeout(timer);
  }, [draft]);

  const control = {
    ...field,
    value: shown,
    onChange: ({ target }: { target: { value: string } }) => setDraft(target.value),
    onBlur: () =>
      afterPress(() => {
        commit.current();
        setDraft(undefined);
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
