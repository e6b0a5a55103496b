import { Link } from '@/components/ui/Link/Link';
import { SaveButton } from '@/components/saved/SaveButton/SaveButton';
import { ChipList } from '@/components/ui/Chip/Chip';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { Area } from '@/content/types';
import { heartDraft } from '@/lib/kinds/draft';
import { kindPath } from '@/lib/kinds';
import { corner, pile, tallColumn, touchLine } from '@/styles/layout.css';
import { plainOnPaper, unbroken } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import * as styles from './AreaCard.css';

export function AreaCard({ area, sizes }: { area: Area; sizes: string }) {
  return (
    <article className={`${tallColumn} ${plainOnPaper} ${unbroken} ${styles.card}`}>
      <div className={styles.artBox}>
        <Picture {...area.image} shape="tall" sizes={sizes} />
        <div className={styles.attractions}>
          <ChipList label={`Attractions of ${area.name}`} chips={area.attractions} />
        </div>
      </div>
      <div className={`${pile} ${styles.body}`}>
        <h3>{area.name}</h3>
        <p className={`${plainOnPaper} ${styles.summary}`}>{area.summary}</p>
        <Link
          className={`${touchLine} ${plainOnPaper} ${text.bold} ${styles.link}`}
          href={kindPath('area', area.slug)}
        >
          Learn More
          <VisuallyHidden>: {area.name}</VisuallyHidden>
          <Icon name="arrowRight" />
        </Link>
      </div>
      <div className={corner.top}>
        <SaveButton item={heartDraft({ kind: 'area', item: area })} />
      </div>
    </article>
  );
}
