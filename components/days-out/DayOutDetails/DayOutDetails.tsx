import { DayEdge, skyWords } from '@/components/days/Days/DayEdge';
import * as details from '@/components/details/DetailsPage/DetailsPage.css';
import { DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { ShareButton } from '@/components/details/ShareButton/ShareButton';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { ByCounting } from '@/components/transport/WhileRuns';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Link } from '@/components/ui/Link/Link';
import { PointList } from '@/components/ui/PointList/PointList';
import { PlainSection } from '@/components/ui/Section/Section';
import { Ticket } from '@/components/ui/Ticket/Ticket';
import type { DayOut } from '@/content/types';
import { exampleOf, seasonWords, siteChecker, tripOfDayOut } from '@/lib/days-out/days-out';
import { sourcesOfItems } from '@/lib/content/page-sources';
import { reasonsOf } from '@/lib/days-out/reasons';
import { entryName, entryPath, stopEntry } from '@/lib/kinds/entries';
import { placeBySlug } from '@/lib/content/queries';
import type { DayCheck } from '@/lib/days/check/check';
import type { TimedLeg } from '@/lib/days/check/timeline';
import { askWay } from '@/lib/days/check/words';
import { undatedText } from '@/lib/transport/words';
import { dayOutPath, routes } from '@/lib/routes';
import { touristTrip } from '@/lib/seo/json-ld/main-entity';
import { minutesText } from '@/lib/time/spans';
import { formatDate, formatDayOfYear } from '@/lib/time/words';
import { align, fullWidth, padBlock, prose, spaceAbove, stack, wordRow } from '@/styles/layout.css';
import { flowOnPaper, screenOnly, unbroken } from '@/styles/print.css';
import { rule, surface } from '@/styles/surfaces.css';
import { large, text } from '@/styles/text.css';
import { UseDays } from '../UseDays/UseDays';
import * as styles from './DayOutDetails.css';

/** How one gets there. A bus has no time here: timetables change, and the page of buses knows. */
function wayWords(timed: TimedLeg | undefined): string | undefined {
  if (!timed) return undefined;
  if (!timed.way) return askWay(timed.stopId === undefined);
  return undatedText(timed) || undefined;
}

function PlanOfDay({ dayOut, index, check }: { dayOut: DayOut; index: number; check: DayCheck }) {
  const day = dayOut.days[index];
  if (!day) return null;
  const many = dayOut.days.length > 1;
  const home = wayWords(check.legs.find(({ stopId }) => stopId === undefined));
  return (
    <DetailsSection
      id={`day-${index + 1}`}
      title={many ? `Day ${index + 1}: ${day.title}` : 'The plan'}
    >
      <div className={`${stack.m} ${fullWidth} ${flowOnPaper} ${styles.plan}`}>
        {day.setsOut !== undefined && (
          <p>
            Set out at {day.setsOut} from {placeBySlug(dayOut.base).name}.
          </p>
        )}
        <ol className={`${rule.below} ${fullWidth}`}>
          {day.stops.map((stop, stopIndex) => {
            const entry = stopEntry(stop);
            const id = check.stops[stopIndex]?.stop.id;
            const way = wayWords(check.legs.find(({ stopId }) => stopId === id));
            const byTide = dayOut.lowWater && index === 0 && stopIndex === 0;
            return (
              <li
                key={id}
                className={`${stack.xs} ${align.baseline} ${padBlock.m} ${rule.above} ${unbroken} ${styles.stop}`}
              >
                <DayEdge check={check} checker={siteChecker} index={stopIndex} />
                {way !== undefined && <p className={`${text.quiet} ${styles.leg}`}>{way}</p>}
                {stop.time === undefined ? (
                  <span className={text.quiet}>
                    {byTide ? '1 hour before low water' : 'When you get there'}
                  </span>
                ) : (
                  <span className={styles.clock}>{stop.time}</span>
                )}
                <div className={`${stack.xxs} ${prose}`}>
                  <p className={`${large} ${text.bold}`}>
                    <Link href={entryPath(entry)}>{entryName(entry)}</Link>
                  </p>
                  <p>{stop.note}</p>
                  <p className={text.quiet}>{minutesText(stop.minutes)} there</p>
                </div>
              </li>
            );
          })}
        </ol>
        {home !== undefined && <p className={`${text.quiet} ${styles.home}`}>Home: {home}</p>}
        {check.date && (
          <WhileTrusted validUntil={check.date} otherwise={null}>
            <p className={text.quiet}>
              {`On ${formatDate(check.date)}, for example: ${skyWords(check, siteChecker) ?? ''}`}
            </p>
          </WhileTrusted>
        )}
      </div>
    </DetailsSection>
  );
}

export function DayOutDetails({ dayOut }: { dayOut: DayOut }) {
  const { slug, title, summary, image, description, suits, base, dog, updated } = dayOut;
  const reasons = reasonsOf(dayOut);
  const example = exampleOf(dayOut);
  return (
    <PageShell
      page={{ title, intro: summary, image }}
      path={dayOutPath(slug)}
      type="WebPage"
      mainEntity={touristTrip(dayOut)}
      hero={{
        layout: 'beside',
        before: (
          <div className={`${wordRow} ${align.middle}`}>
            <span className={text.imprint}>{suits}</span>
          </div>
        ),
        children: <ShareButton title={title} />,
      }}
    >
      <PlainSection>
        <div className={details.columns}>
          <div className={stack.xl}>
            <p className={`${prose} ${text.lead} ${details.description}`}>{description}</p>
          </div>
          <section className={details.aside} aria-labelledby="facts-heading">
            <div className={`${stack.l} ${surface.plain} ${details.ticket}`}>
              <h2 id="facts-heading" className={text.imprint}>
                At a glance
              </h2>
              <Ticket
                rows={[
                  { term: 'Kind', description: suits },
                  { term: 'When', description: seasonWords(dayOut) },
                  { term: 'From and to', description: placeBySlug(base).name },
                  ...(dog ? [{ term: 'Dogs', description: 'Made for one' }] : []),
                ]}
              />
              <div className={`${stack.s} ${screenOnly} ${details.stub}`}>
                <UseDays trip={tripOfDayOut(dayOut)} />
                <ButtonLink href={routes.plannerDays} variant="secondary" icon="calendar">
                  Go to my days
                </ButtonLink>
              </div>
            </div>
          </section>
          <div className={`${stack.xxl} ${flowOnPaper} ${styles.part}`}>
            {example.map((check, index) => (
              <PlanOfDay key={check.day.id} dayOut={dayOut} index={index} check={check} />
            ))}
          </div>
          <div className={styles.reasons}>
            <DetailsSection id="reasons" title="Why it goes this way">
              <PointList
                points={reasons.flatMap((one) => (one.facts.length > 0 ? [] : one.text))}
              />
              {reasons.map(
                ({ text: key, facts, wordsOf }) =>
                  facts.length > 0 && (
                    <ByCounting key={key} facts={facts}>
                      {(counting) => <PointList points={wordsOf(counting)} />}
                    </ByCounting>
                  ),
              )}
            </DetailsSection>
          </div>
          <div className={styles.dayParts}>
            <DetailsSection id="on-the-day" title="Before you set out">
              <p>
                Add it to <Link href={routes.plannerDays}>My&nbsp;Days</Link> with a date: we’ll
                check buses, tides, daylight and opening hours. Or look up{' '}
                <Link href={routes.gettingAround}>Getting around</Link> and the{' '}
                <Link href={routes.tides}>tide times</Link>. Checked {formatDayOfYear(updated)}.
              </p>
            </DetailsSection>
          </div>
        </div>
        <p className={`${text.quiet} ${spaceAbove.l}`}>
          <SourceLine
            sources={sourcesOfItems(
              dayOut.days.flatMap(({ stops }) => stops.map((stop) => stopEntry(stop).item)),
            )}
          />
        </p>
      </PlainSection>
    </PageShell>
  );
}
