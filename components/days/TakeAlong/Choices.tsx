import { useState } from 'react';
import { saveFile } from '@/components/browser/save-file';
import { handOn, type ShareOutcome } from '@/components/browser/share-link';
import { guideWords, useGuide } from '@/components/pocket/use-guide';
import { Button } from '@/components/ui/Button/Button';
import { TextArea } from '@/components/ui/Field/Field';
import { calendar, download, print, share } from '@/components/ui/Icon/paths';
import { Link } from '@/components/ui/Link/Link';
import { Status } from '@/components/ui/Status/Status';
import { tripsStorageKey } from '@/content/keys';
import { daysCalendar } from '@/lib/days/take/calendar';
import { daysGpx } from '@/lib/days/take/gpx';
import { markdownText, plainText } from '@/lib/days/take/text';
import type { Told } from '@/lib/days/take/told';
import { routes, withBasePath } from '@/lib/routes';
import { useDesk } from '../Days/desk';
import * as days from '../Days/Days.css';

const title = 'My days';

/** The full address of a path of the site. */
const addressOf = (path: string) =>
  new URL(path.startsWith('/') ? withBasePath(path) : path, window.location.origin).href;

interface Outcome {
  readonly words: string;
  /** A text that the visitor has to copy by hand. */
  readonly text?: string;
}

const handedOn: Readonly<Record<ShareOutcome, string>> = {
  shared: '',
  copied: 'Your days are copied as text: paste them wherever you like.',
  byHand: 'This browser does not let a page copy. Here is the text, to copy by hand.',
};

/** The days as files and as text, made from what this browser keeps: it works without a signal. */
export function Choices() {
  const { trip, checker, now, nameOf } = useDesk();
  const [outcome, setOutcome] = useState<Outcome>({ words: '' });
  const { state, make } = useGuide();
  const told = (): Told => ({ trip, check: checker?.check(trip, now), nameOf, addressOf });

  function toCalendar() {
    const places = checker?.facts.places ?? [];
    const text = daysCalendar(title, told(), places, new Date());
    if (text === undefined) {
      setOutcome({
        words: 'A calendar needs dates: fill in “First day” above, then press this again.',
      });
      return;
    }
    saveFile(`${tripsStorageKey}.ics`, 'text/calendar', text);
    setOutcome({
      words:
        'The calendar file is made: open it with your calendar. A later file brings the same stops up to date; what you have taken out since stays in the calendar until you delete it there.',
    });
  }

  function toMap() {
    const text = daysGpx(title, told(), checker?.facts.places ?? []);
    saveFile(`${tripsStorageKey}.gpx`, 'application/gpx+xml', text);
    setOutcome({
      words:
        'The GPX file is made: open it with your map or watch. It says where each stop is, and nothing of the paths between them.',
    });
  }

  async function toPocket() {
    setOutcome({ words: '' });
    if (state.name === 'working') return;
    const guide = await make();
    await guide?.save();
  }

  async function handText(text: string, data?: ShareData) {
    setOutcome({ words: '' });
    const result = await handOn(data, text);
    setOutcome({ words: handedOn[result], ...(result === 'byHand' && { text }) });
  }

  return (
    <>
      <div className={days.buttons}>
        {checker && (
          <>
            <Button look="secondary" glyph={calendar} onClick={toCalendar}>
              Calendar file
            </Button>
            <Button look="secondary" glyph={download} onClick={toMap}>
              GPX for maps
            </Button>
          </>
        )}
        <Button
          look="secondary"
          glyph={share}
          onClick={() => {
            const text = plainText(title, told());
            void handText(text, { title, text });
          }}
        >
          Text
        </Button>
        <Button
          look="secondary"
          glyph={print}
          aria-disabled={state.name === 'working'}
          onClick={() => void toPocket()}
        >
          Pocket guide
        </Button>
        <Button look="secondary" onClick={() => void handText(markdownText(title, told()))}>
          Copy as Markdown
        </Button>
      </div>
      {!checker && (
        <p className={days.quiet}>
          Calendar and map need to know where things are, which has not loaded. The text has what
          you have planned.
        </p>
      )}
      <Status>{outcome.words}</Status>
      <Status tone={state.name === 'failed' ? 'problem' : 'plain'}>{guideWords[state.name]}</Status>
      <p>
        The pocket guide is one sheet of A4 for all of it, tides, map and numbers to ring as well:{' '}
        <Link href={routes.pocketGuide}>how to fold it</Link>.
      </p>
      {outcome.text !== undefined && (
        <TextArea
          id="days-text"
          label="Your days as text"
          rows={10}
          readOnly
          value={outcome.text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
