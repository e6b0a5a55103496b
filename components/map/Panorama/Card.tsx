import type { Ref } from 'react';
import type { Elements } from '@/components/ui/elements';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { close } from '@/components/ui/Icon/shell-paths';
import { Link } from '@/components/ui/Link/Link';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { kinds } from '@/lib/kinds';
import type { MapItem, MapPlace } from '@/lib/map/items';
import { closeRow, line, stack, touchSquare } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { useMapState } from '../MapExplorer/map-state';
import * as styles from './Panorama.css';

const most = 3;

interface CardProps {
  ref: Ref<HTMLElement>;
  place: MapPlace;
  picture: Elements;
  items: readonly MapItem[];
  onClose: () => void;
}

export function Card({
  ref,
  place: { slug, name, directions },
  picture,
  items,
  onClose,
}: CardProps) {
  const { layerAt, texts } = useMapState();
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
        <a
          className={`${line.xs} ${text.bold} ${styles.cardItem}`}
          href={directions}
          target="_blank"
          rel="noopener"
        >
          <span>{texts.directions}</span>
          <VisuallyHidden>{` to ${name} (opens in a new tab)`}</VisuallyHidden>
        </a>
      </p>
      <button
        type="button"
        className={`${touchSquare} ${styles.close}`}
        aria-label="Close"
        onClick={onClose}
      >
        <Glyph path={close} />
      </button>
    </section>
  );
}
