import { NoticeLines, TravelNotice } from '@/components/notices/TravelNotice/TravelNotice';
import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { ReadTooLongAgo } from '@/components/trust/EitherLink/EitherLink';
import { SourceFold, SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { inks } from '@/components/site/PageHero/inks.css';
import { Link } from '@/components/ui/Link/Link';
import { PointList } from '@/components/ui/PointList/PointList';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { Ticket } from '@/components/ui/Ticket/Ticket';
import { gettingAround } from '@/content/getting-around';
import { ferries, railways } from '@/content/transport/ferries';
import { imported } from '@/content/transport/imported';
import { carParks } from '@/content/transport/parking';
import { awayPoint, homePoint } from '@/content/transport/points';
import { sourcesOfWays } from '@/lib/content/page-sources';
import { onFootInFull } from '@/lib/content/on-foot';
import { allNotices } from '@/lib/content/queries';
import { siteTransport } from '@/lib/content/transport';
import { routes } from '@/lib/routes';
import { capitalised } from '@/lib/typeset';
import { readSource } from '@/lib/trust/sources';
import { byNumber, daysText, endsText, exceptTexts } from '@/lib/transport/timetable';
import { publishersOf } from '@/lib/transport/way';
import { allOfKind } from '@/lib/kinds/entries';
import { Timetable } from '../Timetable/Timetable';
import { WalkTable } from '../WalkTable/WalkTable';
import { WayFinder } from '../WayFinder/WayFinder';
import { ByCounting } from '../WhileRuns';
import { WayProfile } from '../WayProfile/WayProfile';
import {
  columns,
  container,
  fullWidth,
  prose,
  spaceAbove,
  spaceBelow,
  stack,
} from '@/styles/layout.css';
import {
  closeOnPaper,
  columnsOnPaper,
  flowOnPaper,
  openInPrint,
  screenOnly,
  unbroken,
} from '@/styles/print.css';
import { summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './GettingAround.css';

const { here, now, walking, buses, ferries: ferryTexts, car } = gettingAround;

/** The board of departures, in the ink of the page's head. */
function Now() {
  return (
    <section id="now" className={`${inks.deep} ${styles.board}`} aria-labelledby="now-heading">
      <div className={`${container} ${stack.m} ${flowOnPaper}`}>
        <NoticeLines />
        <h2 id="now-heading" className={text.label}>
          {now.heading}
        </h2>
        <WayFinder
          points={siteTransport.points.map(({ slug, name }) => ({ slug, name }))}
          from={awayPoint}
          to={homePoint}
          untilThen={now.untilThen}
        >
          <p className={prose}>{now.withoutScript}</p>
        </WayFinder>
        <WhileClosed note={now.whileClosed} className={prose} />
      </div>
    </section>
  );
}

function Walking() {
  return (
    <Section id="on-foot" title={walking.heading} intro={walking.intro} ground="sunken">
      <div className={`${stack.m} ${fullWidth} ${flowOnPaper}`}>
        <div className={screenOnly}>
          <WayProfile legs={siteTransport.legs} label={walking.strip} />
          <p className={text.quiet}>{walking.strip}</p>
        </div>
        <p className={prose}>{walking.unknown}</p>
        <details className={openInPrint}>
          <summary className={summary}>{walking.legs}</summary>
          <ul className={`${stack.s} ${screenOnly}`}>
            {allOfKind('beach').map(({ slug, name, place }) => {
              const way = onFootInFull(place);
              return (
                way && (
                  <li key={slug}>
                    <strong translate="no">{name}</strong>
                    <span>{`: ${way}`}</span>
                  </li>
                )
              );
            })}
          </ul>
          <WalkTable caption={walking.table} legs={siteTransport.legs} />
        </details>
      </div>
    </Section>
  );
}

function Buses() {
  return (
    <Section id="buses" title={buses.heading} intro={buses.intro}>
      <div className={`${stack.xs} ${columns.threeOnDesktop} ${flowOnPaper} ${styles.lines}`}>
        {byNumber(siteTransport.services).map((services) => {
          const bus = `Bus ${services[0]?.number}`;
          return (
            <details
              key={bus}
              className={`${stack.s} ${fullWidth} ${flowOnPaper} ${closeOnPaper} ${openInPrint}`}
            >
              <summary className={summary}>
                {bus}: {endsText(services)}
              </summary>
              <Timetable caption={bus} services={services}>
                <ByCounting facts={services}>
                  {(counting) => (
                    <PointList points={[...new Set(counting.flatMap(({ notes = [] }) => notes))]} />
                  )}
                </ByCounting>
              </Timetable>
            </details>
          );
        })}
      </div>
      <p className={`${text.quiet} ${spaceAbove.m}`}>
        <SourceLine sources={siteTransport.services.map(readSource)} />
      </p>
      {imported.feeds.map(({ name, publisher, licence, source, version }) => (
        <p key={name} className={text.quiet}>
          {`Times by date: ${publisher}${version ? `, version ${version}` : ''}, from `}
          <a href={source.url}>{source.name}</a>
          {', under the '}
          <a href={licence.url}>{licence.name}</a>.
        </p>
      ))}
    </Section>
  );
}

/** Ferries and railways, with their times while these are to be believed. */
function Ferries() {
  return (
    <Section id="ferries" title={ferryTexts.heading} intro={ferryTexts.intro}>
      <div className={styles.stops}>
        {[...ferries, ...railways].map((line) => (
          <div
            key={line.slug}
            className={`${stack.s} ${fullWidth} ${unbroken} ${closeOnPaper} ${spaceBelow.xl}`}
          >
            <h3 id={line.slug}>
              {'between' in line ? `${line.name}, ${line.between.join(' – ')}` : line.name}
            </h3>
            <WhileTrusted
              {...line}
              otherwise={<ReadTooLongAgo what="Our times" sources={publishersOf([line])} />}
            >
              {'hours' in line && (
                <Ticket
                  rows={line.hours.map(({ days, first, last }) => ({
                    term: daysText(days),
                    description: first ? `${first} to ${last}` : `last at ${last}`,
                  }))}
                />
              )}
              {line.notes.length > 0 && <PointList points={line.notes} />}
              {'hours' in line &&
                exceptTexts([line]).map((days) => <p key={days}>{`${capitalised(days)}.`}</p>)}
            </WhileTrusted>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Car() {
  return (
    <Section id="by-car" title={car.heading} ground="sunken">
      <dl className={`${stack.m} ${columns.threeOnDesktop} ${flowOnPaper}`}>
        {carParks.map(({ slug, name, note, whileClosed }) => (
          <div key={slug}>
            <dt className={text.bold}>{name}</dt>
            <dd>
              {note}
              <WhileClosed note={whileClosed} quietOnceUnread />
            </dd>
          </div>
        ))}
      </dl>
      <p className={spaceAbove.m}>
        <Link href={routes.map}>{car.map}</Link>
      </p>
      <SourceFold sources={sourcesOfWays()} />
    </Section>
  );
}

export function GettingAround() {
  const notices = allNotices();
  return (
    <div className={`${columnsOnPaper} ${styles.sheet}`}>
      <Now />
      {notices.length > 0 && (
        <PlainSection>
          <div className={`${stack.l} ${fullWidth}`}>
            {notices.map((notice) => (
              <TravelNotice key={notice.slug} notice={notice} />
            ))}
          </div>
        </PlainSection>
      )}
      <Buses />
      <Walking />
      <Ferries />
      <Section id="getting-here" title={here.heading} ground="sunken">
        <PointList points={here.points} />
      </Section>
      <Car />
    </div>
  );
}
