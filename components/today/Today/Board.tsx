import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { openNow } from '@/lib/today/open-now';
import { Panel, type PanelProps, ThingLink } from './Panel';
import * as styles from './Today.css';

function Open({ facts, now }: PanelProps) {
  const { open, next, notKnown } = openNow(facts, now);
  return (
    <Panel id="open" title="Open now">
      {open.length === 0 && <p>Nothing whose hours we know is open at the moment.</p>}
      {open.length > 0 && (
        <ul className={styles.lines}>
          {open.map(({ thing, words }) => (
            <li key={thing.slug}>
              <ThingLink thing={thing} />
              <span>{words.replace('Open now, until', 'until')}</span>
            </li>
          ))}
        </ul>
      )}
      {next.length > 0 && (
        <>
          <h4 className={styles.small}>Opens next</h4>
          <ul className={styles.lines}>
            {next.map(({ thing, words }) => (
              <li key={thing.slug}>
                <ThingLink thing={thing} />
                <span>{words.replace(/^(Closed \w+, o|O)pens /, '')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {notKnown.length > 0 && (
        <p className={styles.quiet}>
          Hours not known, or read too long ago, so ask first:{' '}
          {notKnown.map((thing, index) => (
            <span key={`${thing.type} ${thing.slug}`}>
              {index > 0 && ', '}
              <ThingLink thing={thing} />
            </span>
          ))}
          .
        </p>
      )}
      <p className={styles.quiet}>
        Beaches and paths have no gate. On holidays hours may be others.
      </p>
    </Panel>
  );
}

const loadPanels = () => import('./Panels').then(({ Panels }) => Panels);

/** What is so at this minute, panel by panel; a phone fetches what stands under the first at a look. */
export function Board(props: PanelProps) {
  return (
    <section aria-labelledby="now">
      <h2 id="now" className={styles.heading}>
        Now
      </h2>
      <div className={styles.board}>
        <Open {...props} />
        <OnDemand
          load={loadPanels}
          props={props}
          failed="The rest of today could not be loaded."
          className={styles.pending}
        />
      </div>
    </section>
  );
}
