import { Link } from '@/components/ui/Link/Link';
import type { FactSource } from '@/lib/days/facts';
import { formatDayOfYear } from '@/lib/time/words';

interface SourceNoteProps {
  source: FactSource;
  className: string;
}

/** Who says so, and when it was read. */
export function SourceNote({ source: { name, url, readOn }, className }: SourceNoteProps) {
  return (
    <span className={className}>
      {url.startsWith('/') ? <Link href={url}>{name}</Link> : <a href={url}>{name}</a>}, read{' '}
      {formatDayOfYear(readOn)}
    </span>
  );
}
