import { Fragment } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { formatDayOfYear } from '@/lib/time/words';
import { type FactSource, readTogether } from '@/lib/trust/sources';
import { summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';

interface SourceLineProps {
  sources: readonly FactSource[];
  className?: string;
}

export function SourceLine({ sources, className }: SourceLineProps) {
  return (
    <span className={className} data-source="">
      {readTogether(sources).map(({ readOn, how, sources: together }, index) => (
        <Fragment key={readOn + how}>
          <span>{index === 0 ? 'Checked ' : ' '}</span>
          <time dateTime={readOn}>{formatDayOfYear(readOn)}</time>
          <span>{`${how} `}</span>
          {together.map(({ name, url }, sourceIndex) => (
            <Fragment key={name}>
              {sourceIndex > 0 && <span> · </span>}
              {url ? <Link href={url}>{name}</Link> : <span>{name}</span>}
            </Fragment>
          ))}
          <span>.</span>
        </Fragment>
      ))}
    </span>
  );
}

export function SourceFold({ sources }: Pick<SourceLineProps, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <details className={text.quiet}>
      <summary className={summary}>Sources</summary>
      <p>
        <SourceLine sources={sources} />
      </p>
    </details>
  );
}
