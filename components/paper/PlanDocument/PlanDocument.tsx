'use client';

import {
  memo,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useTransition,
} from 'react';
import { flushSync } from 'react-dom';
import { useCode } from '@/components/browser/use-code';
import { Button } from '@/components/ui/Button/Button';
import { Badge } from '@/components/ui/Badge/Badge';
import { type PlannerItem, shownName } from '@/lib/planner/item';
import { typeWords } from '@/lib/planner/words';
import type { Plan } from '@/lib/planner/plan';
import { countByType } from '@/lib/planner/plan-view';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { align, padBlock, row, scaled, spaceAbove, spaceBelow, stack } from '@/styles/layout.css';
import { screenOnly, unbroken } from '@/styles/print.css';
import { text, unmarked } from '@/styles/text.css';
import { paper } from '@/styles/themes.css';
import { rule } from '@/styles/surfaces.css';
import { goneWords, itemFacts, type ItemFact } from '@/components/saved/details';
import { ItemPicture } from '@/components/saved/ItemPicture/ItemPicture';
import { PlanActions } from '../PlanActions/PlanActions';
import { usePlanner } from '@/components/saved/planner';
import * as styles from './PlanDocument.css';

const loadDays = () => import('../DaysOnPaper/DaysOnPaper');

const longPlan = 200;

/** On the screen, where the cards above have them all; on paper and in the PDF there are all. */
const first = 3;

function Counts({
  counts,
  layout,
}: {
  counts: ReadonlyMap<string, number>;
  layout: keyof typeof styles.counts;
}) {
  return (
    <dl className={styles.counts[layout]}>
      {[...counts].map(([type, count]) => (
        <div key={type} className={styles.countCell[layout]}>
          <dt className={styles.countLabel[layout]}>{typeWords(type).label.many}</dt>
          <dd className={styles.countNumber[layout]}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is shown of an item besides what was saved of it. */
export interface ItemLook {
  readonly path: string;
  readonly picture: string;
  readonly night: string | undefined;
  readonly gone: boolean;
  readonly past: boolean;
  readonly beside: string | undefined;
}

interface EntryProps extends ItemLook {
  item: PlannerItem;
  far: boolean;
}

const Entry = memo(function Entry({ item, path, picture, far, gone, past, beside }: EntryProps) {
  const facts: readonly Omit<ItemFact, 'icon'>[] = [
    ...(item.rating === undefined ? [] : [{ label: 'Rating', value: `${item.rating}/5` }]),
    ...itemFacts(item, beside),
  ];
  return (
    <li
      className={`${row.xs} ${padBlock.s} ${rule.above} ${unbroken} ${styles.item} ${far ? styles.farItem : ''}`}
      data-plan-item=""
    >
      <ItemPicture src={picture} boxClass={styles.pictureBox} imageClass={scaled} lazy={far} />
      <div className={`${stack.xxs} ${align.start} ${styles.beside}`}>
        <div className={row.xxs}>
          <Badge tone={typeWords(item.type).tone}>{typeWords(item.type).label.one}</Badge>
          {past && <Badge tone="grey">Past event</Badge>}
        </div>
        <h3 className={text.cardTitle} dir="auto">
          <a className={unmarked} href={withBasePath(path)}>
            {shownName(item)}
          </a>
        </h3>
      </div>
      <div className={`${stack.xs} ${styles.rest}`}>
        {gone && <p className={styles.description}>{goneWords}</p>}
        {item.description && (
          <p className={styles.description} dir="auto">
            {item.description}
          </p>
        )}
        {facts.length > 0 && (
          <dl className={`${stack.none} ${styles.facts}`}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className={`${text.label} ${styles.factLabel}`}>{label}</dt>
                <dd className={styles.factValue} dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
});

/** What its head shows: the village's name, and two pictures by their addresses. */
export interface Sheet {
  readonly village: string;
  readonly cover: string;
  readonly lettering: string;
}

interface PlanDocumentProps {
  /** Writes all of the block, and gives it. */
  reader: Ref<BlockReader>;
  items: Plan;
  sheet: Sheet;
  lookOf: (item: PlannerItem) => ItemLook;
}

export type BlockReader = () => HTMLElement | null;

export const PlanDocument = memo(function PlanDocument({
  reader,
  items,
  sheet: { village, cover, lettering },
  lookOf,
}: PlanDocumentProps) {
  const block = useRef<HTMLElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [isUnfolding, unfold] = useTransition();
  const isFolded = !isUnfolded && items.length > first;
  const trip = usePlanner((state) => state.trip);
  const hasDays = trip.days.length > 0;
  const { code: days } = useCode(loadDays, hasDays);
  const title = `My ${village} Planner`;
  const counts = countByType(items);

  const readBlock = useCallback(() => {
    flushSync(() => setIsUnfolded(true));
    return block.current;
  }, []);
  useImperativeHandle(reader, () => readBlock, [readBlock]);
  useEffect(() => {
    window.addEventListener('beforeprint', readBlock);
    return () => window.removeEventListener('beforeprint', readBlock);
  }, [readBlock]);

  return (
    <article
      ref={block}
      className={`${paper} ${styles.planDocument}`}
      aria-labelledby="plan-title"
      data-plan-document=""
    >
      <ItemPicture
        src={cover}
        boxClass={styles.coverBox}
        imageClass={styles.coverPicture}
        lazy={false}
      />
      <header className={styles.cover}>
        <img className={styles.lettering} src={lettering} alt="" />
        <h2 id="plan-title" className={`${text.subheading} ${spaceAbove.s}`}>
          {title}
        </h2>
        <p className={`${text.lead} ${styles.subtitle}`}>
          Your personalized itinerary for the perfect coastal getaway
        </p>
      </header>
      <section className={styles.part}>
        <h3 className={spaceBelow.s}>Trip Summary</h3>
        <Counts counts={counts} layout="ticket" />
      </section>
      {hasDays && !days && (
        // Who prints before their code has come, or where it does not come, has this on paper.
        <p className={styles.part}>
          Your days are not on this sheet. They are kept in this browser, under{' '}
          <a href={withBasePath(routes.plannerDays)}>My Days</a>.
        </p>
      )}
      {hasDays && days && <days.DaysOnPaper trip={trip} items={items} />}
      <ol className={styles.list}>
        {(isFolded ? items.slice(0, first) : items).map((item) => (
          <Entry key={item.id} item={item} far={items.length > longPlan} {...lookOf(item)} />
        ))}
      </ol>
      {isFolded && !isUnfolding && (
        <div className={`${styles.part} ${screenOnly}`} data-html2canvas-ignore="">
          <Button
            variant="secondary"
            // Thousands take a moment, in which the page answers.
            onClick={() => unfold(() => setIsUnfolded(true))}
          >
            {`Show all ${items.length}`}
          </Button>
        </div>
      )}
      <section className={styles.ending}>
        <h3 className={spaceBelow.s}>{`Your ${village} Itinerary`}</h3>
        <Counts counts={counts} layout="line" />
        <div className={spaceAbove.l} data-html2canvas-ignore="">
          <PlanActions readBlock={readBlock} items={items} title={title} naming="full" />
        </div>
      </section>
    </article>
  );
});
