import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { Link } from '@/components/ui/Link/Link';
import { dogRules } from '@/content/transport/dogs';
import { allBeaches, allVenues, placeBySlug } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { readSource } from '@/lib/trust/sources';
import { stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Panel } from '../Today/Panel';
import { board, lines } from '../Today/Today.css';

export function OpeningTimes() {
  return (
    <Panel id="always-open" title="Opening times" isLast>
      <ul className={lines}>
        {allVenues().map(({ slug, name, openHours }) => (
          <li key={slug}>
            <Link href={kindPath('venue', slug)}>{name}</Link>
            <span>{openHours}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is true on any day, with the way to what is not: all that there is without JavaScript. */
export function AlwaysTrue() {
  return (
    <div className={board}>
      <Panel id="always-tide" title="Where you can walk at low tide">
        {allBeaches().map(
          ({ slug, name, tideAccess }) =>
            tideAccess && (
              <p key={slug}>
                <Link href={kindPath('beach', slug)}>{name}</Link>: {tideAccess.spot}.{' '}
                {tideAccess.note} {tideAccess.caution}{' '}
                <SourceLine sources={[readSource(tideAccess)]} className={text.quiet} />
              </p>
            ),
        )}
        <p>
          <Link href={routes.tides}>High and low water, sunrise, sunset and moon by the day</Link>;
          not for navigation.
        </p>
      </Panel>
      <Panel id="always-dogs" title="Dogs">
        <ul className={stack.s}>
          {dogRules.map((rule) => (
            <li key={rule.place}>
              {placeBySlug(rule.place).name}: {rule.words}
              {'source' in rule && (
                <>
                  {' '}
                  <SourceLine sources={[readSource(rule)]} className={text.quiet} />
                </>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id="always-home" title="Before you set out">
        <ul className={stack.s}>
          <li>
            <Link href={routes.gettingAround}>Paths, buses, ferries and the last way home</Link>
          </li>
          <li>
            <Link href={routes.safety}>The beach safety guide</Link>
          </li>
          <li>
            <Link href={routes.calendar}>Events and nature’s calendar</Link>
          </li>
        </ul>
      </Panel>
    </div>
  );
}
