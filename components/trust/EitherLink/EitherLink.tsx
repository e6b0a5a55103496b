import type { Source } from '@/content/types';

interface EitherLinkProps {
  sources: readonly Source[];
  between?: string;
}

export function EitherLink({ sources, between = ' or ' }: EitherLinkProps) {
  return sources.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 && <span>{between}</span>}
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
