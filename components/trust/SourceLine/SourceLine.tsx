import { Fragment } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { formatDayOfYear } from '@/lib/time/words';
import { type FactSource, readTogether } from '@/lib/trust/sources';

function Name({ source: { name, url } }: { source: FactSource }) {
  if (!url) return <span>{name}</span>;
  return url.startsWith('/') ? <Link href={url}>{name}</Link> : <a href={url}>{name}</a>;
}

export function SourceLine({
  sources,
  className,
}: {
  sources: readonly FactSource[];
  className?: string;
}) {
  return (
    <span className={className} data-source="">
      {readTogether(sources).map(({ readOn, how, sources: together }, index) => (
        <Fragment key={readOn + how}>
          <span>{index === 0 ? 'Checked ' : ' '}</span>
          <time dateTime={readOn}>{formatDayOfYear(readOn)}</time>
          <span>{`${how} `}</span>
          {together.map((source, sourceIndex) => (
            <Fragment key={source.name}>
              {sourceIndex > 0 && <span> · </span>}
              <Name source={source} />
            </Fragment>
          ))}
          <span>.</span>
        </Fragment>
      ))}
    </span>
  );
}
