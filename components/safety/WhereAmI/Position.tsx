import { useEffect, useRef, useState } from 'react';
import { askPosition, type NoPosition } from '@/components/browser/ask-position';
import { Button } from '@/components/ui/Button/Button';
import { noPosition } from '@/content/safety';
import { fixWords, type Fix, type Named } from '@/lib/geo/fix';
import { epochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { align, fullWidth, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { fix as fixBox, grid, large } from './WhereAmI.css';

/** Milliseconds: a phone that has lain in a pocket may need so long to see its satellites. */
const timeoutMs = 30_000;

/** Neither while it is asked for. */
interface State {
  readonly failed?: NoPosition;
  readonly found?: { readonly fix: Fix; readonly at: number };
}

function Found({ fix, at, places }: { fix: Fix; at: number; places: readonly Named[] }) {
  const words = fixWords(fix, places);
  const minute = epochMinutes(at);
  return (
    <div className={`${stack.s} ${fullWidth} ${fixBox}`}>
      {words.grid === undefined ? (
        <p>
          {words.inBritain
            ? 'Too vague for a grid reference. Go where there is open sky, and look again.'
            : 'You are outside Great Britain, where there is no National Grid. 112 is answered in all of Europe.'}
        </p>
      ) : (
        <div>
          <p className={text.label}>National Grid reference</p>
          <p className={grid} translate="no">
            {words.grid}
          </p>
        </div>
      )}
      <p className={`${text.medium} ${large}`}>{words.from}</p>
      <div>
        <p className={text.label}>Latitude, longitude</p>
        <p className={`${text.medium} ${large}`}>{words.degrees}</p>
      </div>
      <p>
        {`Accurate ${words.accuracy}. Found at ${londonTime(minute)}, ${formatDate(londonDate(minute))}.`}
      </p>
      <p className={text.quiet}>
        Grid reference by Ordnance Survey’s published transformation, good to about 5 m.
      </p>
    </div>
  );
}

/** The position stays in this component: nothing is stored and nothing is sent. */
export function Position({ places }: { places: readonly Named[] }) {
  const [{ failed, found }, setState] = useState<State>({});
  const [turn, setTurn] = useState(0);
  const isAsking = !failed && !found;
  const box = useRef<HTMLDivElement>(null);

  // The pressed button is gone: keyboard users go on from here.
  useEffect(() => box.current?.focus(), []);

  useEffect(() => {
    return askPosition(
      timeoutMs,
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        setState({ found: { fix: { latitude, longitude, accuracy }, at: timestamp } }),
      (why) => setState({ failed: why }),
    );
  }, [turn]);

  function again() {
    setState({});
    setTurn(turn + 1);
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className={`${stack.m} ${align.start} ${fullWidth}`}>
      <div role="status" className={`${stack.m} ${align.start} ${fullWidth}`}>
        {isAsking && <p>Finding your position…</p>}
        {failed && <p>{`${noPosition[failed]} ${noPosition.instead}`}</p>}
        {found && <Found {...found} places={places} />}
      </div>
      {!isAsking && (
        <Button variant="secondary" onClick={again}>
          Look again
        </Button>
      )}
    </div>
  );
}
