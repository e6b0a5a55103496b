import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPress } from '@/components/browser/press';
import { TextArea, TextField } from '@/components/ui/Field/Field';
import { usePlannerContext } from './planner-context';

const storedAfterMs = 800;

interface DraftFieldProps {
  id: string;
  label: string;
  value: string;
  onSave: (value: string) => void;
  /** Why something is not stored; undefined for what is. */
  refuse?: (draft: string) => string | undefined;
  isGone?: () => boolean;
  type?: 'text' | 'time' | 'date' | 'number' | 'lines';
  maxLength?: number;
  min?: number | string;
  max?: number | string;
}

interface Draft {
  readonly text: string;
  /** What was stored when it was begun, or last stored from it. */
  readonly base: string;
  /** A date or a number of which a part is typed: the browser gives none of it. */
  readonly isPartial: boolean;
}

export function DraftField({
  value,
  onSave,
  refuse,
  isGone,
  type = 'text',
  ...field
}: DraftFieldProps) {
  const { rescue } = usePlannerContext();
  const [draft, setDraft] = useState<Draft>();
  const isNew = draft !== undefined && !draft.isPartial && draft.text.trim() !== draft.base;
  const error = isNew ? refuse?.(draft.text) : undefined;
  const save = useRef<() => void>(() => undefined);
  useEffect(() => {
    save.current = () => {
      if (!isNew || error) return;
      const text = draft.text.trim();
      // A date or a number is chosen again, and may be another for what was changed here; words are lost.
      const isWords = type === 'text' || type === 'lines';
      if (isWords && value !== draft.base && value !== '' && value !== text) {
        rescue(`${field.label}, changed in another window to:`, value);
      }
      setDraft({ ...draft, base: text });
      if (text !== value) onSave(text);
    };
  });
  const leave = useEffectEvent(() => {
    if (draft?.text.trim() && isGone?.()) {
      rescue(`${field.label}, removed in another window. You wrote:`, draft.text);
    } else save.current();
  });

  useEffect(() => {
    if (!isNew) return;
    const timer = setInterval(() => save.current(), storedAfterMs);
    return () => clearInterval(timer);
  }, [isNew]);

  useEffect(() => {
    const stop = new AbortController();
    const store = () => save.current();
    window.addEventListener('pagehide', store, stop);
    document.addEventListener('visibilitychange', store, stop);
    return () => {
      stop.abort();
      leave();
    };
  }, []);

  const control = {
    ...field,
    error,
    value: draft?.text ?? value,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      setDraft({
        text: target.value,
        base: draft?.base ?? value,
        isPartial: target.validity.badInput,
      }),
    onBlur: () =>
      afterPress(() => {
        save.current();
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
        if (key === 'Enter') save.current();
      }}
    />
  );
}
