'use client';

import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '@/components/ui/Badge/Badge';
import * as cardStyles from '@/components/ui/Card/Card.css';
import * as factStyles from '@/components/ui/Facts/Facts.css';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { arrowRight, download, share as shareIcon, trash } from '@/components/ui/Icon/paths';
import { Link } from '@/components/ui/Link/Link';
import { frame, image } from '@/components/ui/Picture/Picture.css';
import { Rating } from '@/components/site/Rating/Rating';
import { Status } from '@/components/ui/Status/Status';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { goneWords, itemFacts } from '@/components/saved/details';
import { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';
import { ItemPicture } from '@/components/saved/ItemPicture/ItemPicture';
import { saveBackup } from '@/components/saved/save-backup';
import { useSharing } from '@/components/saved/ShareDialog/use-sharing';
import { kindOfType, nameTranslation } from '@/lib/kinds';
import { text, visuallyHidden } from '@/styles/text.css';
import { Button } from '@/components/ui/Button/Button';
import { cell, grid } from '@/components/ui/CardGrid/CardGrid.css';
import type { Elements } from '@/components/ui/elements';
import { useCode } from '@/components/browser/use-code';
import { useNow } from '@/components/browser/use-now';
import { thirdParties } from '@/content/third-parties';
import { isOver } from '@/lib/events/past';
import { besideOn, createLookup, itemPath, todaysItem } from '@/lib/planner/catalogue';
import { type PlannerFilter, type PlannerItem, shownName } from '@/lib/planner/item';
import { showablePicture } from '@/lib/planner/picture';
import { filterLabel, typeWords } from '@/lib/planner/words';
import type { Plan } from '@/lib/planner/plan';
import { filterPlan } from '@/lib/planner/plan-view';
import { remembered } from '@/lib/remembered';
import { londonDate } from '@/lib/time/day';
import { corner, coverLink, pile, prose, row, stack, touchLine } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { forgets, useOnce, WORTH_KEEPING } from '../browser';
import { fetchCatalogue } from '@/components/saved/own-data';
import { PlanActions } from '@/components/paper/PlanActions/PlanActions';
import {
  type BlockReader,
  PlanDocument,
  type ItemLook,
  type Sheet,
} from '@/components/paper/PlanDocument/PlanDocument';
import { planner } from '@/components/saved/planner';
import * as styles from './SavedPlan.css';
import { useScrollPosition } from './use-scroll-position';

const pageSize = 60;

const pictureHosts = thirdParties.filter(({ loads }) => loads === 'image').map(({ host }) => host);

const PlannerCard = memo(function PlannerCard({
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
      <ItemPicture src={picture} night={night} boxClass={frame.card} imageClass={image} />
      <div className={`${pile} ${cardStyles.body}`}>
        <div className={cardStyles.meta}>
          <Badge tone={typeWords(item.type).tone}>{typeWords(item.type).label.one}</Badge>
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

function Cards({ items, lookOf }: { items: Plan; lookOf: (item: PlannerItem) => ItemLook }) {
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);

  const remove = useCallback((id: string) => {
    const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
    const results = list.current?.closest<HTMLElement>('[tabindex]');
    const index = buttons().findIndex((button) => button === document.activeElement);
    flushSync(() => planner.getState().remove(id));
    const left = buttons();
    const next = left[Math.min(Math.max(index, 0), left.length - 1)];
    (next ?? results)?.focus({ preventScroll: true });
  }, []);

  function showMore() {
    flushSync(() => setShown(shown + pageSize));
    list.current?.querySelectorAll('a')[shown]?.focus({ preventScroll: true });
  }

  return (
    <div className={stack.l}>
      <ul ref={list} className={grid.even}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id} className={cell}>
            <PlannerCard item={item} onRemove={remove} {...lookOf(item)} />
          </li>
        ))}
      </ul>
      {shown < items.length && (
        <Button variant="secondary" className={styles.more} onClick={showMore}>
          {`Show more (${items.length - shown} left)`}
        </Button>
      )}
    </div>
  );
}

function ForgetfulNotice({ items, onClose }: { items: Plan; onClose: () => void }) {
  const [backup, setBackup] = useState<ReturnType<typeof saveBackup>>();
  const { dialog, problem, share } = useSharing('My plan');
  return (
    <section className={`${stack.s} ${screenOnly} ${styles.notice}`} aria-labelledby="forgetful">
      <h2 id="forgetful">Save a copy of your plan</h2>
      <p className={prose}>
        After seven days without a visit, this browser deletes your plan. Send yourself the link, or
        save a file.
      </p>
      <div className={row.s}>
        <Button
          glyph={shareIcon}
          aria-haspopup="dialog"
          onClick={() => void share(items, planner.getState().trip)}
        >
          Send the link
        </Button>
        <Button variant="secondary" glyph={download} onClick={() => setBackup(saveBackup())}>
          Save a file
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
      {dialog}
      <Status tone={problem ? 'problem' : (backup?.tone ?? 'plain')}>
        {problem || backup?.words}
      </Status>
      {backup?.file && <IfNotSaved file={backup.file} />}
    </section>
  );
}

interface SavedPlanProps {
  items: Plan;
  filter: PlannerFilter;
  empty: Elements;
  sheet: Sheet;
}

export function SavedPlan({ items, filter, empty, sheet }: SavedPlanProps) {
  const { code: catalogue, failed } = useCode(fetchCatalogue, true);
  const lookup = useMemo(() => catalogue && createLookup(catalogue), [catalogue]);
  useScrollPosition(catalogue !== undefined || failed);
  const block = useRef<BlockReader>(null);
  const now = useNow();
  const day = now === null ? null : londonDate(now);
  const [isForgetful, closeForgetful] = useOnce(
    'forgets',
    items.length >= WORTH_KEEPING && forgets(),
  );
  // Of thousands of items only what changes is rendered anew.
  const todayOf = useMemo(() => {
    const made = new WeakMap<PlannerItem, PlannerItem>();
    return (item: PlannerItem) => remembered(made, item, () => todaysItem(item, lookup));
  }, [lookup]);
  const todays = useMemo(() => items.map(todayOf), [items, todayOf]);
  const lookOf = useCallback(
    (item: PlannerItem): ItemLook => {
      const found = lookup?.(item);
      const { origin } = window.location;
      return {
        path: itemPath(item, lookup),
        picture: showablePicture(item.image, { origin, hosts: pictureHosts }),
        night: found?.night,
        gone: lookup !== undefined && !found,
        past: found?.ends !== undefined && isOver(found.ends, now),
        beside: besideOn(found?.beside, day),
      };
    },
    [now, lookup, day],
  );
  const listed = filterPlan(todays, filter);
  // The cards first: a document of thousands of items takes a moment.
  const written = useDeferredValue<Plan>(todays, []);

  return (
    <>
      <PlanActions
        readBlock={() => block.current?.() ?? null}
        items={todays}
        title={`My ${sheet.village} Planner`}
      />
      {isForgetful && <ForgetfulNotice items={todays} onClose={closeForgetful} />}
      {listed.length === 0 ? (
        empty
      ) : (
        <div>
          <h2 className={visuallyHidden}>{filterLabel(filter)}</h2>
          {failed && (
            <p role="status">
              The guide couldn’t load today’s dates and prices. These are as you saved them.
            </p>
          )}
          <Cards key={filter} items={listed} lookOf={lookOf} />
        </div>
      )}
      {written.length > 0 && (
        <PlanDocument reader={block} items={written} sheet={sheet} lookOf={lookOf} />
      )}
    </>
  );
}
