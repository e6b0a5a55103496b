'use client';

import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Elements } from '@/components/ui/elements';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close as closePath } from '@/components/ui/Icon/live-paths';
import { Link } from '@/components/ui/Link/Link';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { kinds } from '@/lib/kinds';
import type { MapItem, MapPlace } from '@/lib/map/items';
import { closeRow, fullWidth, line, stack, touchSquare } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { useMapState } from '../MapExplorer/map-state';
import { Directions } from '../MapExplorer/PlaceList';
import * as styles from './Panorama.css';

/** Of the things at a place, how many its card names. */
const most = 3;

interface CardProps {
  ref: Ref<HTMLElement>;
  place: MapPlace;
  picture: Elements;
  items: readonly MapItem[];
  onClose: () => void;
}

function Card({ ref, place, picture, items, onClose }: CardProps) {
  const { layerAt, texts } = useMapState();
  const { slug, name } = place;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what the button does
    <section
      ref={ref}
      className={`${stack.xs} ${styles.card} ${styles.cardAt[slug] ?? ''}`}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {picture}
      <p className={`${text.cardTitle} ${styles.cardTitle}`}>{name}</p>
      {layerAt(slug) !== undefined && <p>{layerAt(slug)}</p>}
      <ul>
        {items.slice(0, most).map(({ kind, name: itemName, path }) => (
          <li key={path} className={`${line.xs} ${text.bold} ${styles.cardItem}`}>
            <Link href={path}>{itemName}</Link>
            <span className={text.quiet}>{kinds[kind].label.one}</span>
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className={text.quiet}>{texts.nothingHere}</p>}
      <p className={closeRow.m}>
        {items.length > most && (
          <a className={`${line.xs} ${text.bold} ${styles.cardItem}`} href={`#place-${slug}`}>
            {`${items.length - most} more`}
          </a>
        )}
        <Directions place={place} className={`${line.xs} ${text.bold} ${styles.cardItem}`} />
      </p>
      <button
        type="button"
        className={`${touchSquare} ${styles.close}`}
        aria-label="Close"
        onClick={onClose}
      >
        <Glyph path={closePath} />
      </button>
    </section>
  );
}

interface EmblemsProps {
  places: readonly MapPlace[];
  /** The address of the file that has one for each emblem. */
  drawings: string;
  pictures: Readonly<Record<string, ReactElement>>;
  children: Elements;
}

/** Of a name, how much is in view; a part of a pixel may be missing. */
const whole = 0.98;

const strides: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Without JavaScript an emblem leads to the list of its place. */
export function Emblems({ places, drawings, pictures, children }: EmblemsProps) {
  const { items, selection, shown, layerAt, live, texts } = useMapState();
  const [current, setCurrent] = useState(0);
  const [raised, setRaised] = useState(false);
  const links = useRef<HTMLUListElement>(null);
  const card = useRef<HTMLElement>(null);
  const isFiltered = shown.length < items.length;
  const place = places[current];
  const at = (slug: string) => shown.filter((item) => item.place === slug);

  useEffect(() => {
    const list = links.current;
    if (!list) return;
    const watcher = new IntersectionObserver(
      (changed) => {
        for (const { target, intersectionRatio } of changed) {
          target.toggleAttribute('data-cut', intersectionRatio < whole);
        }
      },
      { root: list.closest(`.${styles.scroller}`), threshold: whole },
    );
    for (const name of list.querySelectorAll(`.${styles.label}`)) watcher.observe(name);
    return () => watcher.disconnect();
  }, []);

  const focusOn = (index: number) => links.current?.querySelectorAll('a')[index]?.focus();

  function raise(index: number) {
    setCurrent(index);
    setRaised(true);
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape') setRaised(false);
    const stride = strides[event.key];
    if (stride === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusOn(Math.min(places.length - 1, Math.max(0, current + stride)));
  }

  function close() {
    focusOn(current);
    // An emblem that takes focus raises its card.
    setRaised(false);
  }

  return (
    <div className={`${screenOnly} ${styles.stage}`}>
      <div className={styles.scroller}>
        <div className={styles.scene}>
          {children}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it */}
          <ul ref={links} className={fullWidth} aria-label={texts.tagsLabel} onKeyDown={walk}>
            {places.map(({ slug, label, emblem }, index) => {
              const here = at(slug);
              const count = here.length;
              const isThere = selection.layer ? layerAt(slug) !== undefined : count > 0;
              const state = !isThere ? styles.quiet : isFiltered ? styles.lit : '';
              return (
                <li key={slug} className={`${styles.position[slug] ?? ''} ${state}`}>
                  <a
                    className={`${stack.none} ${styles.emblem}`}
                    href={`#place-${slug}`}
                    data-kinds={[...new Set(here.map(({ kind }) => kind))].join(' ')}
                    tabIndex={live && index !== current ? -1 : undefined}
                    aria-expanded={live ? raised && index === current : undefined}
                    onPointerEnter={({ pointerType }: PointerEvent) => {
                      if (pointerType === 'mouse') raise(index);
                    }}
                    onFocus={() => raise(index)}
                    onClick={(event) => {
                      event.preventDefault();
                      raise(index);
                      setTimeout(() => card.current?.focus());
                    }}
                  >
                    <span className={`${touchSquare} ${styles.disc}`}>
                      <svg width="40" height="40" aria-hidden="true">
                        <use href={`${drawings}#${emblem}`} />
                      </svg>
                    </span>
                    <span className={`${text.small} ${text.bold} ${styles.label}`}>{label}</span>
                    {count > 0 && (
                      <span className={`${text.small} ${text.bold} ${styles.count}`}>
                        <VisuallyHidden>: </VisuallyHidden>
                        <span>{count}</span>
                      </span>
                    )}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className={`${text.small} ${styles.hint}`}>{texts.dragHint}</div>
      {raised && place && (
        <Card
          ref={card}
          place={place}
          picture={pictures[place.slug]}
          items={at(place.slug)}
          onClose={close}
        />
      )}
    </div>
  );
}
