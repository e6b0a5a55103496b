import type { Source } from '@/content/types';

export function EitherLink({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 && <span> or </span>}
      <a href={url}>{name}</a>
    </span>
  ));
}

interface ReadTooLongAgoProps {
  what: string;
  sources: readonly Source[];
}

export function ReadTooLongAgo({ what, sources }: ReadTooLongAgoProps) {
  return (
    <p>
      <span>{`${what} are out of date. Ask `}</span>
      <EitherLink sources={sources} />.
    </p>
  );
}
