import { PastBadge } from '@/components/site/EventBadges/EventBadges';
import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { Facts, type Fact } from '@/components/ui/Facts/Facts';
import { Section } from '@/components/ui/Section/Section';
import { distanceText } from '@/lib/content/distance';
import { allEntries, type Entry } from '@/lib/kinds/entries';
import { neighboursIn } from '@/lib/content/nearby';
import { placeBySlug } from '@/lib/content/queries';
import { kinds } from '@/lib/kinds';
import { formatDateRange } from '@/lib/time/words';
import { text } from '@/styles/text.css';

const located = allEntries().map((entry) => ({
  kind: entry.kind,
  coordinates: placeBySlug(entry.item.place).coordinates,
  picture: entry.item.image.src,
  entry,
}));

const nearestTo = neighboursIn(located);

type Near = ReturnType<typeof nearestTo>[number];

/** Things are as far apart as the places that they name: two of one place are at no distance. */
function factsOf(from: Entry, { thing, miles }: Near): readonly Fact[] {
  const { kind, item } = thing.entry;
  const distance: Fact = {
    icon: 'pin',
    label: 'Distance',
    value: item.place === from.item.place ? 'Close by' : distanceText(miles),
  };
  if (kind !== 'event') return [distance];
  const date = formatDateRange(item.startDate, item.endDate);
  return [{ icon: 'calendar', label: 'Date', value: date }, distance];
}

export function Nearby({ entry, ground }: { entry: Entry; ground: 'paper' | 'sunken' }) {
  const here = located.find(({ entry: other }) => other.item === entry.item);
  if (!here) return null;
  return (
    <Section
      id="nearby"
      title="Nearby"
      intro="As the gull flies: paths take longer."
      ground={ground}
    >
      <CardGrid items={nearestTo(here)} layout="four" swiped="Nearby">
        {(near) => {
          const { entry: other } = near.thing;
          return (
            <EntryCard
              entry={other}
              sizes="(min-width: 64rem) 22vw, (min-width: 44rem) 46vw, 92vw"
              meta={
                <>
                  <span className={text.imprint}>{kinds[other.kind].label.one}</span>
                  {other.kind === 'event' && <PastBadge event={other.item} />}
                </>
              }
            >
              <Facts facts={factsOf(entry, near)} />
            </EntryCard>
          );
        }}
      </CardGrid>
    </Section>
  );
}
