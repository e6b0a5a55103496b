import type { Source } from '@/content/types';

export function EitherLink({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 && <span> or </span>}
      <a href={url}>{name}</a>
    </span>
  ));
}

export function ReadTooLongAgo({ what, sources }: { what: string; sources: readonly Source[] }) {
  return (
    <p>
      <span>{`${what} are out of date. Ask `}</span>
      <EitherLink sources={sources} />.
    </p>
  );
}
