import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { fragmentIn } from '@/lib/share/link';
import { row, stack } from '@/styles/layout.css';

const noPlan =
  'That isn’t a link to a plan. Copy the whole link, including “#plan=”, and paste it here.';
const noClipboard =
  'Your browser blocked pasting. Press and hold in the field, or press Ctrl+V (⌘V).';

const fieldId = 'pasted-link';

export function PasteLink() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function refuse(words: string) {
    setError(words);
    document.getElementById(fieldId)?.focus();
  }

  function open(link: string) {
    const fragment = fragmentIn(link);
    setError(undefined);
    if (fragment === undefined) refuse(noPlan);
    else window.location.assign(withBasePath(routes.planner) + fragment);
  }

  async function paste() {
    try {
      const copied = await navigator.clipboard.readText();
      setText(copied);
      open(copied);
    } catch {
      refuse(noClipboard);
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    open(text);
  }

  return (
    <form className={stack.s} onSubmit={submit} noValidate>
      <TextField
        id={fieldId}
        label="Paste a link"
        hint="You’ll see what it holds before anything changes."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={row.xs}>
        <Button type="submit" variant="secondary">
          Open the link
        </Button>
        <Button variant="secondary" onClick={() => void paste()}>
          Paste copied link
        </Button>
      </div>
    </form>
  );
}
