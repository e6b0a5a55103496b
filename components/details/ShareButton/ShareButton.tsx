'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { share as sharePath } from '@/components/ui/Icon/press-paths';
import { shareOrCopy, type ShareOutcome } from '@/components/browser/share';
import { Status } from '@/components/ui/Status/Status';
import { address, outcome, share } from './ShareButton.css';

/** The page's own address, without the fragment that the visitor happens to be at. */
const pageUrl = () => `${window.location.origin}${window.location.pathname}`;

/** Shares the page's address by the share sheet, else the clipboard, else shows it to be copied. */
export function ShareButton({ title }: { title: string }) {
  const [result, setResult] = useState<ShareOutcome>();

  const sharePage = async () => {
    setResult(undefined);
    setResult(await shareOrCopy({ title, url: pageUrl() }, pageUrl()));
  };

  return (
    <div className={share}>
      <Button variant="secondary" glyph={sharePath} onClick={() => void sharePage()}>
        Share
      </Button>
      <div className={outcome}>
        <Status tone={result === 'copied' ? 'success' : 'plain'}>
          {result === 'copied' && <span>Link copied. Paste it wherever you like.</span>}
          {result === 'failed' && <span>Copy this link:</span>}
          {result === 'failed' && (
            <a className={address} href={pageUrl()}>
              {pageUrl()}
            </a>
          )}
        </Status>
      </div>
    </div>
  );
}
