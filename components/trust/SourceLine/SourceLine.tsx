import { Fragment } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { formatDayOfYear } from '@/lib/time/words';
import { type FactSource, readTogether } from '@/lib/trust/sources';

function Name({ source: { name, url } }: { source: FactSource }) {
  if (!url) return name;
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
          {index === 0 ? 'Checked ' : ' '}
          <time dateTime={readOn}>{formatDayOfYear(readOn)}</time>
          {how}{' '}
          {together.map((source, place) => (
            <Fragment key={source.name}>
              {place > 0 && ' · '}
              <Name source={source} />
            </Fragment>
          ))}
          .
        </Fragment>
      ))}
    </span>
  );
}
