import { useState } from 'react';
import { saveFile } from '@/components/browser/save-file';
import { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';
import { shareOrCopy, type ShareOutcome } from '@/components/browser/share';
import { usePlanner } from '@/components/saved/planner';
import { Button } from '@/components/ui/Button/Button';
import { TextArea, toBeCopied } from '@/components/ui/Field/Field';
import { calendar, download, share } from '@/components/ui/Icon/paths';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Status } from '@/components/ui/Status/Status';
import { tripsStorageKey } from '@/content/keys';
import { daysCalendar } from '@/lib/itinerary/calendar';
import { daysGpx } from '@/lib/itinerary/gpx';
import { itinerary } from '@/lib/itinerary/itinerary';
import { markdownText, plainText } from '@/lib/itinerary/text';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { row } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { usePlannerContext } from './planner-context';

const title = 'My days';

const addressOf = (path: string) =>
  new URL(path.startsWith('/') ? withBasePath(path) : path, window.location.origin).href;

interface Outcome {
  readonly words: string;
  readonly text?: string;
  readonly file?: File;
}

const shareWords: Readonly<Record<ShareOutcome, string>> = {
  shared: '',
  copied: 'Copied. Paste your days wherever you like.',
  failed: 'This browser won’t let us copy. Copy the text below instead.',
};

export function Choices() {
  const { trip, checker, now } = usePlannerContext();
  const items = usePlanner((state) => state.items);
  const [outcome, setOutcome] = useState<Outcome>({ words: '' });
  const daysNow = () => itinerary(trip, checker?.check(trip, now), items);

  function save(file: File, words: string) {
    saveFile(file);
    setOutcome({ words, file });
  }

  function toCalendar() {
    const places = checker?.facts.places ?? [];
    const text = daysCalendar(title, daysNow(), places, addressOf, new Date());
    if (text === undefined) {
      setOutcome({ words: 'A calendar needs dates. Set your first day, then try again.' });
      return;
    }
    save(
      new File([text], `${tripsStorageKey}.ics`, { type: 'text/calendar' }),
      'Open it from your downloads in your calendar. What you remove here, delete there too.',
    );
  }

  function toMap() {
    if (!checker) return;
    const text = daysGpx(title, daysNow(), checker.facts, addressOf);
    save(
      new File([text], `${tripsStorageKey}.gpx`, { type: 'application/gpx+xml' }),
      'Open it from your downloads on your map or watch. It has places, not paths.',
    );
  }

  async function shareText(text: string, data?: ShareData) {
    setOutcome({ words: '' });
    const result = await shareOrCopy(data, text);
    setOutcome({ words: shareWords[result], ...(result === 'failed' && { text }) });
  }

  return (
    <>
      <div className={row.xs}>
        {checker && (
          <>
            <Button variant="secondary" glyph={calendar} onClick={toCalendar}>
              Calendar file
            </Button>
            <Button variant="secondary" glyph={download} onClick={toMap}>
              Route file (GPX)
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          glyph={share}
          onClick={() => {
            const text = plainText(title, daysNow(), addressOf);
            void shareText(text, { title, text });
          }}
        >
          Copy as text
        </Button>
        <ButtonLink href={routes.pocketGuide} variant="secondary" icon="print">
          Pocket guide
        </ButtonLink>
        <Button
          variant="secondary"
          onClick={() => void shareText(markdownText(title, daysNow(), addressOf))}
        >
          Copy as Markdown
        </Button>
      </div>
      {!checker && (
        <p className={text.muted}>
          Calendar and map couldn’t load. The text has everything you’ve planned.
        </p>
      )}
      <Status>{outcome.words}</Status>
      {outcome.file && <IfNotSaved file={outcome.file} />}
      {outcome.text !== undefined && (
        <TextArea
          id="days-text"
          label="Your days as text"
          rows={10}
          value={outcome.text}
          {...toBeCopied}
        />
      )}
    </>
  );
}
