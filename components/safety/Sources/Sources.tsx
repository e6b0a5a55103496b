import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import type { Source } from '@/content/types';
import { text } from '@/styles/text.css';

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <p className={text.quiet}>
      <span>Based on advice from </span>
      <EitherLink sources={sources} between=", " />
    </p>
  );
}
