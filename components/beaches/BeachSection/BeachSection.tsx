import { beachRows } from '@/components/access/facilities';
import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { SaveButton } from '@/components/saved/SaveButton/SaveButton';
import { TideAccess } from '@/components/tides/TideAccess/TideAccess';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { ChipList } from '@/components/ui/Chip/Chip';
import { Picture } from '@/components/ui/Picture/Picture';
import { FoldOnPhone } from '@/components/ui/FoldOnPhone/FoldOnPhone';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import { Ticket } from '@/components/ui/Ticket/Ticket';
import type { Beach } from '@/content/types';
import { placeBySlug } from '@/lib/content/queries';
import { directionsUrl } from '@/lib/directions';
import { entryDraft } from '@/lib/kinds/draft';
import { kindPath, nameTranslation } from '@/lib/kinds';
import { align, corner, row, stack, wordRow } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { surface } from '@/styles/surfaces.css';
import { Distance } from '../Distance/Distance';
import * as styles from './BeachSection.css';

export function BeachMeta({ beach }: { beach: Beach }) {
  const label = (
    <>
      {beach.type} · <Distance beach={beach} />
    </>
  );
  return <LabelAndRating label={label} rating={beach.rating} />;
}

export function BeachSection({ beach }: { beach: Beach }) {
  return (
    <li className={`${stack.l} ${unbroken} ${styles.section}`}>
      <div className={`${surface.framed} ${styles.art}`}>
        <Picture {...beach.image} sizes="(min-width: 64rem) 56vw, 92vw" />
        <div className={corner.topOfFrame}>
          <SaveButton item={entryDraft({ kind: 'beach', item: beach })} />
        </div>
      </div>
      <article className={`${stack.m} ${align.start} ${styles.body}`}>
        <div className={`${wordRow} ${align.middle}`}>
          <BeachMeta beach={beach} />
        </div>
        <h2 id={beach.slug} translate={nameTranslation('beach')}>
          {beach.name}
        </h2>
        <p>{beach.description}</p>
        <ChipList label="Features" chips={beach.features} />
        <WhileClosed note={beach.whileClosed} />
        {beach.tideAccess && <TideAccess access={beach.tideAccess} isFolded />}
        <div className={row.s}>
          <ButtonLink href={directionsUrl(placeBySlug(beach.place).coordinates)} icon="pin" newTab>
            Get Directions
          </ButtonLink>
          <ButtonLink href={`${kindPath('beach', beach.slug)}#gallery`} variant="secondary">
            View Gallery
          </ButtonLink>
        </div>
      </article>
      <div className={styles.facts}>
        <FoldOnPhone title="Facilities, access and dogs">
          <Ticket
            rows={[
              { term: 'Best for', description: beach.bestFor.join(', ') },
              ...beachRows(beach.place),
              { term: 'Access', description: beach.accessibility },
            ]}
          />
        </FoldOnPhone>
      </div>
    </li>
  );
}
