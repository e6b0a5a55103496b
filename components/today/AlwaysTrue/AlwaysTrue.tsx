import { Dogs } from '@/components/access/facilities';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { Link } from '@/components/ui/Link/Link';
import { dogRules } from '@/content/transport/dogs';
import { placeBySlug } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { readSource } from '@/lib/trust/sources';
import { allOfKind } from '@/lib/kinds/entries';
import { stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Panel } from '../Today/Panel';
import { lines } from '../Today/Today.css';

const coves = allOfKind('beach').flatMap(({ slug, name, tideAccess }) =>
  tideAccess ? (
    <p key={slug}>
      <Link href={kindPath('beach', slug)}>{name}</Link>: {tideAccess.spot}. {tideAccess.note}{' '}
      {tideAccess.caution} <SourceLine sources={[readSource(tideAccess)]} className={text.quiet} />
    </p>
  ) : (
    []
  ),
);

/** What is true on any day, with the way to what is not: all that there is without JavaScript. */
export const alwaysTrue = {
  home: (
    <Panel id="always-home" title="Ways home">
      <Link href={routes.gettingAround}>Paths, buses, ferries and the last way home</Link>
    </Panel>
  ),
  light: (
    <Panel id="always-light" title="Light and moon">
      <Link href={routes.tides}>Sun and moon by the day</Link>
    </Panel>
  ),
  open: (
    <Panel id="always-open" title="Opening times">
      <ul className={lines}>
        {allOfKind('venue').map(({ slug, name, openHours }) => (
          <li key={slug}>
            <Link href={kindPath('venue', slug)}>{name}</Link>
            <span>{openHours}</span>
          </li>
        ))}
      </ul>
    </Panel>
  ),
  fits: <Link href={routes.thingsToDo}>Everything to do here</Link>,
  coves: coves.length > 0 && coves,
  more: (
    <>
      {coves.length > 0 && (
        <Panel id="always-tide" title="Where you can walk at low tide">
          {coves}
        </Panel>
      )}
      <Panel id="always-dogs" title="Dogs">
        <ul className={stack.s}>
          {dogRules.map(({ place }) => (
            <li key={place}>
              {placeBySlug(place).name}: <Dogs place={place} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  ),
};
