import type { ReactNode } from 'react';
import { facilitySigns } from '@/components/access/facilities';
import { NatureNext } from '@/components/nature/NatureNext/NatureNext';
import { TravelNotice } from '@/components/notices/TravelNotice/TravelNotice';
import { SaveButton, SavedLink } from '@/components/saved/SaveButton/SaveButton';
import { PosterOffer } from '@/components/posters/PosterCard/PosterCard';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Facts, type Fact } from '@/components/ui/Facts/Facts';
import { FoldOnPhone } from '@/components/ui/FoldOnPhone/FoldOnPhone';
import { Link } from '@/components/ui/Link/Link';
import { PlainSection } from '@/components/ui/Section/Section';
import { Ticket, type TicketRow } from '@/components/ui/Ticket/Ticket';
import { SourceFold } from '@/components/trust/SourceLine/SourceLine';
import { sample } from '@/content/sample';
import { naturePage } from '@/content/nature-words';
import { postersPage } from '@/content/posters';
import { homePoint } from '@/content/transport/points';
import { type Entry, entryName, entryPath } from '@/lib/kinds/entries';
import { nameTranslation } from '@/lib/kinds';
import { nextStepsOf } from '@/lib/kinds/next-steps';
import { onFootText } from '@/lib/content/on-foot';
import { sourcesOfPage } from '@/lib/content/page-sources';
import { noticesAt, placeBySlug } from '@/lib/content/queries';
import { pointOfPlace, siteTransport } from '@/lib/content/transport';
import { directionsUrl } from '@/lib/directions';
import { routes } from '@/lib/routes';
import { servicesBetween } from '@/lib/transport/timetable';
import { bindUnits, capitalised } from '@/lib/typeset';
import { posterFile } from '@/lib/images/images';
import { heartDraft } from '@/lib/kinds/draft';
import { entryNode } from '@/lib/seo/json-ld/main-entity';
import { across, align, prose, spaceBelow, stack, touchLine, wordRow } from '@/styles/layout.css';
import { closeOnPaper, flowOnPaper, screenOnly } from '@/styles/print.css';
import { surface } from '@/styles/surfaces.css';
import { GettingThere } from '@/components/transport/GettingThere/GettingThere';
import { Nearby } from '../Nearby/Nearby';
import { ShareButton } from '../ShareButton/ShareButton';
import { text } from '@/styles/text.css';
import * as styles from './DetailsPage.css';

interface DetailsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function DetailsSection({ id, title, children }: DetailsSectionProps) {
  return (
    <section
      id={id}
      className={`${stack.m} ${align.start} ${flowOnPaper} ${styles.section}`}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={text.subheading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function thereAndBack(place: string): string | undefined {
  const point = pointOfPlace(place);
  if (point === homePoint) return undefined;
  if (!point) return 'By car, or check first';
  const walk = capitalised(onFootText(place) ?? 'on foot: check first');
  const [bus] = servicesBetween(siteTransport, point, homePoint);
  return bus ? `${walk}; bus ${bus.number} back` : walk;
}

/** Of a house, which has its own rule. */
function dogs(item: Entry['item']): string {
  const welcome = 'access' in item ? item.access.dogs : undefined;
  if (welcome !== undefined) return welcome ? 'Dogs welcome' : 'No dogs';
  return 'Dogs: ask first';
}

function Essentials({ entry, open }: { entry: Entry; open: ReactNode }) {
  const { kind, item } = entry;
  const isHouse = kind !== 'event' && 'address' in item;
  const way = thereAndBack(item.place);
  const facts: Fact[] = [];
  if (open) facts.push({ icon: 'clock', label: 'Open', value: open });
  if (way) {
    const value = <a href="#getting-there">{way}</a>;
    facts.push({ icon: 'pin', label: 'How to get there', value });
  }
  const signs = isHouse ? [] : facilitySigns(item.place);
  if (kind !== 'event' && signs.every(({ icon }) => icon !== 'paw')) {
    facts.push({ icon: 'paw', value: isHouse ? dogs(item) : 'Dogs: check the signs' });
  }
  return (
    <>
      <Facts layout="column" facts={facts} />
      {signs.length > 0 && (
        <div className={screenOnly}>
          <Facts facts={signs} />
        </div>
      )}
    </>
  );
}

interface DetailsPageProps {
  entry: Entry;
  meta: ReactNode;
  /** When it is open, or whether now. */
  open?: ReactNode;
  facts: readonly TicketRow[];
  actions?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  below?: ReactNode;
  /** What is so long that it needs a column of its own. */
  last?: ReactNode;
  /** Whether `below` has the way home, which "Getting there" then leaves out. */
  hasOwnWayHome?: boolean;
  wide?: ReactNode;
}

export function DetailsPage({ entry, ...slots }: DetailsPageProps) {
  const { item } = entry;
  const title = entryName(entry);
  const place = placeBySlug(item.place);
  return (
    <PageShell
      page={{ title, intro: item.summary, image: item.image }}
      path={entryPath(entry)}
      type="WebPage"
      mainEntity={entryNode(entry, place)}
      hero={{
        layout: 'beside',
        translate: nameTranslation(entry.kind),
        before: (
          <div className={`${wordRow} ${align.middle}`}>
            {slots.meta}
            {sample?.kinds.includes(entry.kind) && (
              <Link
                className={`${touchLine} ${text.imprint} ${styles.sampleMark}`}
                href={`${routes.terms}#${sample.section}`}
                data-sample=""
              >
                {sample.mark}
              </Link>
            )}
          </div>
        ),
        children: (
          <>
            <div className={across}>
              <Essentials entry={entry} open={slots.open} />
            </div>
            <SaveButton item={heartDraft(entry)} />
            <ShareButton title={title} />
            <SavedLink item={heartDraft(entry)} />
          </>
        ),
      }}
      steps={nextStepsOf(entry)}
    >
      <PlainSection>
        {noticesAt(item.place).map((notice) => (
          <div key={notice.slug} className={`${spaceBelow.xl} ${closeOnPaper}`}>
            <TravelNotice notice={notice} />
          </div>
        ))}
        <div className={styles.columns}>
          <div className={stack.xl}>
            <p className={`${prose} ${text.lead} ${styles.description}`}>
              {bindUnits(item.description)}
            </p>
            {slots.lead}
          </div>
          <section className={styles.aside} aria-labelledby="facts-heading">
            <div className={`${stack.l} ${surface.plain} ${styles.ticket}`}>
              <h2 id="facts-heading" className={text.imprint}>
                At a glance
              </h2>
              <FoldOnPhone title="All facts">
                <Ticket rows={slots.facts} />
              </FoldOnPhone>
              <div className={`${stack.s} ${screenOnly} ${styles.stub}`}>
                {slots.actions}
                <ButtonLink
                  href={directionsUrl(place.coordinates)}
                  icon="pin"
                  variant={slots.actions ? 'secondary' : 'primary'}
                  newTab
                >
                  Get Directions
                </ButtonLink>
              </div>
            </div>
          </section>
          {slots.children && <div className={styles.rest}>{slots.children}</div>}
        </div>
        <div className={slots.wide ? styles.below : styles.balanced}>
          {slots.below}
          {item.nature && (
            <DetailsSection id="nature" title={naturePage.title}>
              <FoldOnPhone title="The next date">
                <NatureNext kinds={item.nature} place={item.place} count={1} />
              </FoldOnPhone>
            </DetailsSection>
          )}
          <DetailsSection id="getting-there" title="Getting there">
            <GettingThere place={place} withWayHome={!slots.hasOwnWayHome} />
          </DetailsSection>
          {/* A gallery offers the posters of its pictures. */}
          {!slots.wide && posterFile(item.image.src) && (
            <DetailsSection id="poster" title={postersPage.offer.title}>
              <PosterOffer src={item.image.src} />
            </DetailsSection>
          )}
          {slots.last}
        </div>
        <SourceFold sources={sourcesOfPage(item)} />
      </PlainSection>
      {slots.wide}
      <Nearby entry={entry} ground={slots.wide ? 'paper' : 'sunken'} />
    </PageShell>
  );
}
