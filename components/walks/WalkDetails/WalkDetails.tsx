import { DetailsPage, DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { Link } from '@/components/ui/Link/Link';
import { PointList } from '@/components/ui/PointList/PointList';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { WayHome } from '@/components/transport/Home/WayHome';
import { Timetable } from '@/components/transport/Timetable/Timetable';
import { WalkTable } from '@/components/transport/WalkTable/WalkTable';
import { WayProfile } from '@/components/transport/WayProfile/WayProfile';
import { ByCounting } from '@/components/transport/WhileRuns';
import type { Walk } from '@/content/types';
import {
  walkFigures,
  walkLength,
  walkMinutes,
  walkPoints,
  walkRide,
  walkToilets,
} from '@/lib/content/walks';
import { pointName, siteTransport, undatedServices } from '@/lib/content/transport';
import { gpxPath } from '@/lib/routes';
import { londonTime } from '@/lib/time/london';
import { climbText, durationText } from '@/lib/time/spans';
import { SLACK_MINUTES } from '@/lib/transport/profile';
import { readSource } from '@/lib/trust/sources';
import {
  daysText,
  exceptTexts,
  type LastBus,
  lastBuses,
  servicesBetween,
} from '@/lib/transport/timetable';
import type { Ends } from '@/lib/transport/types';
import { atText } from '@/lib/transport/words';
import { capitalised } from '@/lib/typeset';
import { text } from '@/styles/text.css';

function Way({ walk }: { walk: Walk }) {
  const figures = walkFigures(walk);
  if (figures) {
    return (
      <>
        <WayProfile
          legs={figures.legs}
          label={`Heights of ${walk.title} at its places, by the mile`}
        />
        <p>Heights are right at the places; the path between them goes up and down more.</p>
        <WalkTable caption="Leg by leg, there and back" legs={figures.legs} />
      </>
    );
  }
  const { published } = walk;
  if (!published) return null;
  return (
    <p>
      {published.words} <SourceLine sources={[readSource(published)]} />
    </p>
  );
}

/** @param minutes on foot to its stop */
function startWords({ days, leaves, service }: LastBus, minutes: number): string {
  const atStop = leaves.earliest - SLACK_MINUTES;
  return `${daysText(days)}: set out by ${londonTime(atStop - minutes)}, be at the stop by ${londonTime(atStop)}. Last bus we have: ${service.number} ${atText(leaves)}.`;
}

function Start({ walk, from, to }: { walk: Walk } & Ends) {
  const minutes = walkMinutes(walk);
  if (walk.wayBack !== 'bus' || minutes === undefined) return null;
  return (
    <ByCounting facts={undatedServices(from, to)}>
      {(services) => {
        const buses = lastBuses({ ...siteTransport, services }, from, to);
        if (buses.length === 0) return null;
        return (
          <>
            <p>To catch the last bus, at a steady pace without a rest:</p>
            <PointList
              points={[
                ...buses.map((bus) => startWords(bus, minutes)),
                ...[
                  ...exceptTexts(buses.map(({ service }) => service)),
                  ...(buses.some(({ varies }) => varies) ? ['other times on some dates'] : []),
                ].map((days) => `${capitalised(days)}: look up the times.`),
              ]}
              icon="clock"
            />
            <p>In winter it is dark before that.</p>
          </>
        );
      }}
    </ByCounting>
  );
}

function RideTimes({ from, to }: Ends) {
  const services = servicesBetween(siteTransport, from, to);
  return (
    <DetailsSection id="bus-times" title="Bus times">
      <Timetable
        caption={`Buses from ${pointName(from)} to ${pointName(to)}`}
        services={services}
      />
      <p className={text.quiet}>
        <SourceLine sources={services.map(readSource)} />
      </p>
    </DetailsSection>
  );
}

function Cautions({ walk }: { walk: Walk }) {
  return (
    <DetailsSection id="cautions" title="Before you set out">
      <PointList points={walk.cautions} icon="warning" />
      <WhileClosed note={walk.whileClosed} />
    </DetailsSection>
  );
}

export function WalkDetails({ item: walk }: { item: Walk }) {
  const figures = walkFigures(walk);
  const ride = walkRide(walk);
  const rows = figures && [
    { term: 'There', description: durationText(figures.out.minutes) },
    { term: 'Back on foot', description: durationText(figures.back.minutes) },
    {
      term: 'Climb',
      description: `${climbText(figures.out.climb, figures.out.climbIsRough)}, back ${climbText(figures.back.climb, figures.back.climbIsRough)}`,
    },
  ];
  return (
    <DetailsPage
      entry={{ kind: 'walk', item: walk }}
      open="Always open"
      meta={<span className={text.imprint}>{walk.difficulty}</span>}
      facts={[
        { term: 'Length', description: walkLength(walk) },
        ...(rows ?? []),
        { term: 'Steep', description: walk.steep },
        { term: 'Dogs', description: walk.dogs },
        { term: 'Toilets', description: walkToilets(walk) },
        { term: 'Food and drink', description: walk.refreshments },
      ]}
      hasOwnWayHome={ride !== undefined}
      below={
        <>
          {ride && (
            <DetailsSection id="bus" title={walk.wayBack === 'bus' ? 'The bus back' : 'The bus'}>
              <WayHome {...ride} />
              <Start walk={walk} {...ride} />
            </DetailsSection>
          )}
          {figures && <Cautions walk={walk} />}
          <DetailsSection id="gpx" title="Take it along">
            <p>
              <Link href={gpxPath(walk.slug)} download>
                Waypoints as a GPX file
              </Link>
              : the places on the way, in order. Follow the signs between them.
            </p>
          </DetailsSection>
        </>
      }
      last={ride && <RideTimes {...ride} />}
    >
      <DetailsSection id="way" title="The way">
        <p>
          By{' '}
          {walkPoints(walk)
            .map(({ name }) => name)
            .join(', ')}
          .
        </p>
        <Way walk={walk} />
      </DetailsSection>
      {!figures && <Cautions walk={walk} />}
    </DetailsPage>
  );
}
