import { Fragment } from 'react';
import type { Source } from '@/content/types';
import { text } from '@/styles/text.css';

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <p className={text.quiet}>
      {'Based on advice from '}
      {sources.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}
