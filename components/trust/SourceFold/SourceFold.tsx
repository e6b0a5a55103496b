import { summary } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { SourceLine } from '../SourceLine/SourceLine';

export function SourceFold({ sources }: Parameters<typeof SourceLine>[0]) {
  if (sources.length === 0) return null;
  return (
    <details className={text.quiet}>
      <summary className={summary}>Sources</summary>
      <p>
        <SourceLine sources={sources} />
      </p>
    </details>
  );
}
