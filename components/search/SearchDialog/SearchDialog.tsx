'use client';

import { useEffect, useState } from 'react';
import { fetchOwn } from '@/components/browser/fetch-own';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import type { SearchIndex } from '@/lib/search/types';
import { align, closeRow, spaceAbove, touchLine } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { rule } from '@/styles/surfaces.css';
import { isSlashOn, switchSlash } from '../slash-key';
import { SearchBox, type IndexState } from './SearchBox';
import * as styles from './SearchDialog.css';

/** Milliseconds before the visitor is offered another try. */
const timeoutMs = 12_000;

const loadIndex = async () =>
  JSON.parse(await fetchOwn('/search-index.json', timeoutMs)) as SearchIndex;

/** The search over the page. It loads its index once, when it is first opened. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [index, setIndex] = useState<IndexState>('loading');

  useEffect(() => {
    if (index === 'loading') loadIndex().then(setIndex, () => setIndex('failed'));
  }, [index]);

  return (
    <Dialog open={open} title="Search" onClose={onClose} className={styles.dialog}>
      <SearchBox index={index} onRetry={() => setIndex('loading')} onChoose={onClose} />
      <div
        className={`${closeRow.m} ${align.middle} ${align.apart} ${text.small} ${rule.above} ${spaceAbove.xs}`}
      >
        <span className={`${text.muted} ${styles.keys}`}>
          <kbd className={styles.key}>↑</kbd> <kbd className={styles.key}>↓</kbd> to choose,{' '}
          <kbd className={styles.key}>Enter</kbd> to open
        </span>
        <a
          className={touchLine}
          href={withBasePath(routes.siteIndex)}
          onClick={(event) => {
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
          }}
        >
          See every page
        </a>
        {/* A key that works alone gets in the way of dictation: WCAG 2.1.4 wants it switched off at will. */}
        <div className={styles.keys}>
          <Checkbox
            label="“/” opens the search"
            defaultChecked={isSlashOn()}
            onChange={({ currentTarget }) => switchSlash(currentTarget.checked)}
          />
        </div>
      </div>
    </Dialog>
  );
}
