import type { Source } from '@/content/types';
import { EitherLink } from '../EitherLink/EitherLink';

interface ReadTooLongAgoProps {
  what: string;
  sources: readonly Source[];
}

export function ReadTooLongAgo({ what, sources }: ReadTooLongAgoProps) {
  return (
    <p>
      {what} are out of date. Ask <EitherLink sources={sources} />.
    </p>
  );
}
