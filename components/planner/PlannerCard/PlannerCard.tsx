'use client';

import { Link } from '@/components/ui/Link/Link';
import { memo } from 'react';
import { Badge } from '@/components/ui/Badge/Badge';
import * as cardStyles from '@/components/ui/Card/Card.css';
import * as factStyles from '@/components/ui/Facts/Facts.css';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { arrowRight, trash } from '@/components/ui/Icon/paths';
import { frame, image } from '@/components/ui/Picture/Picture.css';
import { Rating } from '@/components/site/Rating/Rating';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { kindOfType, nameTranslation } from '@/lib/kinds';
import { type PlannerItem, shownName } from '@/lib/planner/item';
import { badgeTone, typeLabel } from '@/lib/planner/words';
import { corner, coverLink, pile, touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { goneWords, itemFacts } from '@/components/saved/details';
import { ItemPicture } from '@/components/saved/ItemPicture/ItemPicture';
import type { ItemLook } from '@/components/paper/PlanDocument/PlanDocument';
import * as styles from '../SavedPlan/SavedPlan.css';

export const PlannerCard = memo(function PlannerCard({
  item,
  path,
  picture,
  night,
  onRemove,
  gone,
  past,
  beside,
}: ItemLook & { item: PlannerItem; onRemove: (id: string) => void }) {
  const name = shownName(item);
  return (
    <article className={cardStyles.card.upright}>
      <ItemPicture src={picture} night={night} boxClass={frame.card} imageClass={image} lazy />
      <div className={`${pile} ${cardStyles.body}`}>
        <div className={cardStyles.meta}>
          <Badge tone={badgeTone(item.type)}>{typeLabel(item.type)}</Badge>
          {past && <Badge tone="grey">Past event</Badge>}
          {item.rating !== undefined && <Rating value={item.rating} />}
        </div>
        <h3
          className={cardStyles.title}
          dir="auto"
          translate={nameTranslation(kindOfType(item.type))}
        >
          {name}
        </h3>
        {gone && <p>{goneWords}</p>}
        {item.description && (
          <p className={`${cardStyles.description} ${text.clipped}`} dir="auto">
            {item.description}
          </p>
        )}
        <ul className={factStyles.facts.line}>
          {itemFacts(item, beside).map(({ icon, label, value }) => (
            <li key={label} className={factStyles.fact}>
              <Glyph path={icon} />
              <VisuallyHidden>{`${label}: `}</VisuallyHidden>
              <bdi>{value}</bdi>
            </li>
          ))}
        </ul>
        <Link className={`${touchLine} ${coverLink} ${text.bold} ${cardStyles.link}`} href={path}>
          View Details
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          <Glyph path={arrowRight} />
        </Link>
      </div>
      <div className={corner.top}>
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(item.id)}
        >
          <Glyph path={trash} />
        </button>
      </div>
    </article>
  );
});
