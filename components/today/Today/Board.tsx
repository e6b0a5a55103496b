import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { tidePort } from '@/content/tides/port/port';
import { homePoint } from '@/content/transport/points';
import { WayLines } from '@/components/transport/Home/WayNow';
import { NatureFresh } from '@/components/nature/NatureNext/NatureFromNow';
import type { Elements } from '@/components/ui/elements';
import { Link } from '@/components/ui/Link/Link';
import type { IsoDate } from '@/content/types';
import type { DaysFacts } from '@/lib/days/facts';
import { routes } from '@/lib/routes';
import { formatHeight, lowWatersOf } from '@/lib/tides/day';
import { addDays, type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { moonPhase } from '@/lib/time/moon';
import { sunTimes, type Twilight } from '@/lib/time/sun';
import { durationText, milesText, minutesText } from '@/lib/time/spans';
import { formatDateRange } from '@/lib/time/words';
import { readSource } from '@/lib/trust/sources';
import { pointName } from '@/lib/content/transport';
import { lastBus, wayNow } from '@/lib/transport/day';
import { networksOf } from '@/lib/transport/network';
import { holidayOn } from '@/lib/transport/service-day';
import { type Footpath, walkOn } from '@/lib/transport/walk';
import { type Choice, isOnFoot } from '@/lib/transport/way';
import { lightText as setOutText } from '@/lib/transport/words';
import { startOf } from '@/lib/today/sentence';
import { dogsToday, eventsWithin, openNow, reachablePlaces } from '@/lib/today/today';
import { spaceAbove, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Folded, Panel, type PanelProps, ThingLinks } from './Panel';
import { Sentence } from '../NowStrip/Sentence';
import { useWhereabouts } from '../use-whereabouts';
import * as styles from './Today.css';
import { WhatFits } from './WhatFits';

const WEEK = 7;

type OpeningHours = ReturnType<typeof openNow>['open'];

function Hours({ of, omit }: { of: OpeningHours; omit: string | RegExp }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {of.map(({ thing, words }) => (
        <li key={thing.slug}>
          <Link href={thing.path}>{thing.name}</Link>
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
      {next.length > 0 && <h3 className={`${text.label} ${spaceAbove.s}`}>Opens next</h3>}
      <Hours of={next} omit={/^(Closed \w+, o|O)pens /} />
      {notKnown.length > 0 && (
        <p className={text.quiet}>
          <span>{'Check opening times: '}</span>
          <ThingLinks things={notKnown} />
        </p>
      )}
      <p className={text.quiet}>Beaches and paths are always open.</p>
    </Panel>
  );
}

/** Until when one can walk home by daylight, and how far it is where the ways told go otherwise. */
function onFoot(now: EpochMinutes, light: Twilight, walk: Footpath, { way, otherwise }: Choice) {
  if (walk.state !== 'known' || now < light.dawn || now >= light.dusk) return undefined;
  const far = ` On foot: ${milesText(walk.kilometres)}, ${durationText(walk.minutes)}.`;
  const isTold = [way, otherwise].some((one) => one && isOnFoot(one));
  return setOutText(now, light, walk) + (isTold ? '' : far);
}

function WayBack({ facts, now }: PanelProps) {
  const { place, point } = useWhereabouts(reachablePlaces(facts));
  const start = startOf(point);
  const name = point === start ? place?.name : pointName(start);
  const today = londonDate(now);
  const network = networksOf(facts.transport)(today);
  const light = sunTimes(today, facts.light);
  const choice = wayNow(network, start, homePoint, { now, light });
  const walk = onFoot(now, light, walkOn(network, start, homePoint), choice);
  return (
    <Panel id="ways-home" title={`Ways home from ${name}`}>
      {walk !== undefined && <p>{walk}</p>}
      <WayLines choice={choice} light={light} last={lastBus(network, start, homePoint, now)} />
      <p>
        <Link href={routes.gettingAround}>All ways</Link>
      </p>
    </Panel>
  );
}

function lightText(now: EpochMinutes, place: DaysFacts['light']): string {
  const today = londonDate(now);
  const { dawn, dusk } = sunTimes(today, place);
  if (now < dawn) return `Dark until ${londonTime(dawn)}.`;
  if (now < dusk) return `${minutesText(dusk - now)} of light left.`;
  const { dawn: tomorrow } = sunTimes(addDays(today, 1), place);
  return `It’s dark. First light tomorrow at ${londonTime(tomorrow)}.`;
}

function Light({ facts: { light, transport }, now }: PanelProps) {
  const holiday = holidayOn(transport, londonDate(now));
  return (
    <Panel id="light" title="Light and moon">
      {holiday !== undefined && <p>{`${holiday}: check times before you go.`}</p>}
      <p>{lightText(now, light)}</p>
      <ul className={styles.lines}>
        <li>
          <span>Moon</span>
          <span>{moonPhase(londonDate(now)).toLowerCase()}</span>
        </li>
      </ul>
    </Panel>
  );
}

function lowWaterText(date: IsoDate): string {
  const lows = lowWatersOf(date);
  if (!lows) return 'Today’s low waters: use an official table.';
  if (lows.length === 0) return 'No low water by daylight today.';
  const words = lows.map(
    ({ instant, height }) => `${londonTime(instant)}, ${formatHeight(height)}`,
  );
  return `Low water by daylight: ${words.join('; ')}.`;
}

const dogWords = {
  welcome: 'allowed today',
  none: 'no dogs today',
  unknown: 'check the signs',
} as const;

function Dogs({ facts, now }: PanelProps) {
  return (
    <Folded id="dogs" title="Dogs">
      <ul className={styles.lines}>
        {dogsToday(facts, londonDate(now)).map(({ name, dogs, rule }) => (
          <li key={rule.place}>
            <span>{name}</span>
            <span>
              {rule.rule === 'welcome' && dogs === 'welcome' ? 'welcome' : dogWords[dogs]}
            </span>
            {'source' in rule && <SourceLine sources={[readSource(rule)]} className={text.quiet} />}
          </li>
        ))}
      </ul>
      <p className={text.quiet}>Anywhere else, ask first.</p>
    </Folded>
  );
}

function ThisWeek({ facts, now }: PanelProps) {
  const events = eventsWithin(facts, londonDate(now), WEEK);
  const last = tidePort.predictedYears.last;
  return (
    <Folded id="on" title="The next seven days">
      {events.length > 0 ? (
        <ul className={stack.s}>
          {events.map((thing) => {
            const { startDate, endDate, startTime } = thing.event;
            return (
              <li key={thing.slug}>
                <Link href={thing.path}>{thing.name}</Link>
                <span>{`, ${formatDateRange(startDate, endDate)}, ${startTime}`}</span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p>
          No village events this week. <Link href={routes.calendar}>See the calendar</Link>
        </p>
      )}
      <NatureFresh count={2} last={last} rest={routes.nature} />
    </Folded>
  );
}

/** @param coves where one can walk at low tide, on any day */
function More({ coves, ...props }: PanelProps & { coves: Elements }) {
  return (
    <>
      {coves && (
        <Folded id="coves" title="Where you can walk at low tide">
          <p>{lowWaterText(londonDate(props.now))}</p>
          <p>
            <Link href={routes.tides}>Tide tables and how they are made</Link>; not for navigation.
          </p>
          {coves}
        </Folded>
      )}
      <Dogs {...props} />
      <ThisWeek {...props} />
    </>
  );
}

/** What Today computes in the browser, in one file to fetch. */
export const parts = { Light, More, Open, Sentence, WayBack, WhatFits };
