import type { Source } from '@/content/types';
import { EitherLink } from '../EitherLink/EitherLink';

interface ReadTooLongAgoProps {
  /** What stood here, to begin the sentence with: "Our bus times". */
  what: string;
  /** Where it can be read today. */
  sources: readonly Source[];
}

/** What stands in the place of facts that were read too long ago: whom to ask. */
export function ReadTooLongAgo({ what, sources }: ReadTooLongAgoProps) {
  return (
    <p>
      {what} are out of date. Ask <EitherLink sources={sources} />.
    </p>
  );
}
