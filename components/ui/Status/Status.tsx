import { Children, type ReactNode } from 'react';
import { line } from '@/styles/layout.css';
import { Glyph } from '../Icon/Glyph';
import { check, info, warning } from '../Icon/live-paths';
import { status, type StatusTone } from './Status.css';

const glyphs: Record<StatusTone, string> = { success: check, problem: warning, plain: info };

/** A live region: render it always, and leave it empty when there is nothing to say. */
export function Status({ tone = 'plain', children }: { tone?: StatusTone; children?: ReactNode }) {
  return (
    <div role="status">
      {Children.toArray(children).some((child) => child !== '') && (
        <div className={`${line.xs} ${status[tone]}`}>
          <Glyph path={glyphs[tone]} />
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
