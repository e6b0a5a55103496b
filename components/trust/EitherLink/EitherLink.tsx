import type { Source } from '@/content/types';

export function EitherLink({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 && ' or '}
      <a href={url}>{name}</a>
    </span>
  ));
}
