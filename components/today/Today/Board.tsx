import type { ReactNode } from 'react';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { openNow } from '@/lib/today/open-now';
import { text } from '@/styles/text.css';
import { Panel, type PanelProps, ThingLink } from './Panel';
import * as styles from './Today.css';

interface HoursProps {
  of: ReturnType<typeof openNow>['open'];
  /** What the heading says already. */
  omit: string | RegExp;
}

function Hours({ of, omit }: HoursProps) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {of.map(({ thing, words }) => (
        <li key={thing.slug}>
          <ThingLink thing={thing} />
          <span>{words.replace(omit, '')}</span>
        </li>
      ))}
    </ul>
  );
}

function Open({ facts, now }: PanelProps) {
  const { open, next, notKnown } = openNow(facts, now);
  return (
    <Panel id="open" title="Open now">
      {open.length === 0 && <p>Nothing we’re sure of is open now.</p>}
      <Hours of={open} omit="Open now, " />
      {next.length > 0 && <h4 className={styles.small}>Opens next</h4>}
      <Hours of={next} omit={/^(Closed \w+, o|O)pens /} />
      {notKnown.length > 0 && (
        <p className={text.quiet}>
          Check opening times:{' '}
          {notKnown.map((thing, index) => (
            <span key={`${thing.type} ${thing.slug}`}>
              {index > 0 && ', '}
              <ThingLink thing={thing} />
            </span>
          ))}
          .
        </p>
      )}
      <p className={text.quiet}>
        Beaches and paths are always open. Times may differ on bank holidays.
      </p>
    </Panel>
  );
}

const loadPanels = () => import('./Panels').then(({ Panels }) => Panels);

/** What is open and the tide, then the rest, which a phone fetches when it is reached. */
export function Board({ tide, ...props }: PanelProps & { tide: ReactNode }) {
  return (
    <>
      <Open {...props} />
      {tide}
      <OnDemand
        load={loadPanels}
        props={props}
        failed="The guide couldn’t load the rest of today."
        className={styles.pending}
      />
    </>
  );
}
