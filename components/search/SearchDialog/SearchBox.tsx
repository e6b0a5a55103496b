'use client';

import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { savesData } from '@/components/browser/saves-data';
import { Button } from '@/components/ui/Button/Button';
import { control } from '@/components/ui/Field/Field.css';
import { Status } from '@/components/ui/Status/Status';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { withBasePath } from '@/lib/base-path';
import { telHref } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import { createSearch, isDanger, nearestTo } from '@/lib/search/search';
import type { SearchGroup, SearchIndex, SearchPicture } from '@/lib/search/types';
import { media } from '@/styles/breakpoints';
import { align, closeRow, filling, line, padBlock, spaceBelow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import * as styles from './SearchDialog.css';

export type IndexState = SearchIndex | 'loading' | 'failed';

interface SearchBoxProps {
  index: IndexState;
  onRetry: () => void;
  onChoose: () => void;
}

const announceAfterMs = 500;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

function resultCount(groups: readonly SearchGroup[]): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return count === 1 ? '1 result' : `${count} results`;
}

function Stamp({ picture, className }: { picture: SearchPicture; className: string }) {
  const [day, night] = picture;
  return (
    <picture className={className}>
      {night && <source srcSet={night} media={media.dark} />}
      <img
        className={filling}
        src={day}
        alt=""
        width={72}
        height={48}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

interface ResultListProps {
  id: string;
  groups: readonly SearchGroup[];
  active: number;
  onChoose: () => void;
}

const optionId = (id: string, position: number) => `${id}-${position}`;

function ResultList({ id, groups, active, onChoose }: ResultListProps) {
  const entries = groups.flatMap((group) => group.entries);
  return (
    // It scrolls, so browsers would make it a tab stop.
    <div
      role="listbox"
      id={`${id}-list`}
      className={styles.list}
      aria-label="Results"
      tabIndex={-1}
    >
      {groups.map((group, number) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${number}`}>
          <div
            id={`${id}-group-${number}`}
            role="presentation"
            className={`${text.label} ${styles.groupLabel}`}
          >
            {group.label}
          </div>
          {group.entries.map((entry) => {
            const position = entries.indexOf(entry);
            // An option that is a link as well, so that it can be opened in a new tab.
            return (
              <a
                key={entry.path}
                id={optionId(id, position)}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                href={withBasePath(entry.path)}
                className={`${line.s} ${styles.option}`}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose();
                }}
              >
                {entry.picture && !savesData() && (
                  <Stamp picture={entry.picture} className={styles.stamp} />
                )}
                <span className={styles.words}>
                  <span className={`${closeRow.xs} ${align.baseline}`}>
                    <span className={text.bold}>{entry.title}</span>
                    {entry.note && (
                      <>
                        <span className={styles.leader} aria-hidden="true" />
                        <span className={text.small}>{entry.note}</span>
                      </>
                    )}
                  </span>
                  <span className={`${text.quiet} ${text.clipped}`}>{entry.summary}</span>
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function useResults(query: string, index: IndexState) {
  const loaded = typeof index === 'string' ? undefined : index;
  const search = useMemo(() => loaded && createSearch(loaded), [loaded]);
  const found = useMemo(() => search?.(query) ?? [], [search, query]);
  if (!loaded || !search) return { isFound: false, groups: [], told: '' };

  const asked = query.trim();
  const danger = isDanger(query, loaded) ? loaded.emergency : undefined;
  const call = danger && `${danger.call} ${danger.after}.`;
  if (found.length > 0) {
    return { isFound: true, danger, groups: found, told: call ?? resultCount(found) };
  }
  if (asked === '') return { isFound: false, groups: [loaded.popular], told: '' };
  const words = `Nothing found for “${asked}”. Try one of these, or ask us.`;
  return {
    isFound: false,
    nothing: { words, picture: loaded.nothing },
    danger,
    groups: [...nearestTo(asked, search), loaded.popular],
    told: call ?? words,
  };
}

/**
 * A combobox whose list is always open: what is typed stays in the field, and the arrow keys move
 * through the results below it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchBox({ index, onRetry, onChoose }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [reached, setReached] = useState<number | null>(null);

  const { isFound, nothing, danger, groups, told } = useResults(query, index);
  const entries = groups.flatMap((group) => group.entries);
  // Enter opens the best result, but never one of the suggestions.
  const active = reached ?? (isFound ? 0 : -1);
  const summary = useDebounced(told);

  const activeResult = () => list.current?.querySelector<HTMLElement>('[aria-selected="true"]');

  useEffect(() => {
    activeResult()?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    if (last < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Enter may end the composition of a character.
    if (event.nativeEvent.isComposing) return;

    const moves: Partial<Record<string, number>> = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    };
    const move = moves[event.key];
    if (move !== undefined) setReached(move);
    else if (event.key === 'Enter') activeResult()?.click();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <label className={`${text.bold} ${spaceBelow.xxs}`} htmlFor={`${id}-input`}>
        What are you looking for?
      </label>
      <input
        ref={(element) => {
          input.current = element;
          // The dialog gives it focus.
          element?.setAttribute('autofocus', '');
        }}
        id={`${id}-input`}
        className={`${control} ${styles.input}`}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="Beaches, dinner, dogs, tides …"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={entries.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setReached(null);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">{summary}</span>
      </VisuallyHidden>
      <div ref={list} className={styles.results}>
        {danger && (
          <p className={styles.danger}>
            <a className={text.bold} href={telHref('999')}>
              {danger.call}
            </a>
            <span>{` ${danger.after}.`}</span>
          </p>
        )}
        {nothing && (
          <div className={`${line.s} ${padBlock.s}`}>
            {nothing.picture && <Stamp picture={nothing.picture} className={styles.nothingArt} />}
            <p>
              <span>{`${nothing.words} `}</span>
              <a href={withBasePath(routes.contact)} onClick={onChoose}>
                Visitor centre
              </a>
            </p>
          </div>
        )}
        {index === 'loading' && <p className={padBlock.s}>One moment …</p>}
        <Status tone="problem">
          {index === 'failed' && 'The guide couldn’t load the search. Try the list of every page.'}
        </Status>
        {index === 'failed' && (
          <p className={padBlock.s}>
            <Button
              variant="secondary"
              onClick={() => {
                input.current?.focus();
                onRetry();
              }}
            >
              Try again
            </Button>
          </p>
        )}
        {entries.length > 0 && (
          <ResultList id={id} groups={groups} active={active} onChoose={onChoose} />
        )}
      </div>
    </>
  );
}
