import { useId } from 'react';
import { type Box, type Mark, MM_PER_POINT, type PathMark } from '@/lib/pocket/marks';
import { panel } from '@/lib/pocket/sheet';
import type { MadeGuide } from '../make-guide';
import { paperInks } from '../paper-inks';
import * as styles from './PocketPages.css';

function pathData({ points, fill }: PathMark): string {
  const line = points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
  return `M${line}${fill ? 'Z' : ''}`;
}

function Path({ mark, id }: { mark: PathMark; id: string }) {
  const { fill, stroke, clip } = mark;
  return (
    <>
      {clip && (
        <clipPath id={id}>
          <rect {...clip} />
        </clipPath>
      )}
      <path
        d={pathData(mark)}
        fill={fill ? paperInks[fill] : 'none'}
        {...(clip && { clipPath: `url(#${id})` })}
        {...(stroke && {
          stroke: paperInks[stroke.ink],
          strokeWidth: stroke.width,
          strokeLinejoin: 'round',
        })}
        {...(stroke?.dash !== undefined && { strokeDasharray: stroke.dash })}
      />
    </>
  );
}

const box = ({ x, y, width, height }: Box) => ({ x, y, width, height });

function Drawn({ mark, id, poster }: { mark: Mark; id: string; poster: string | undefined }) {
  switch (mark.kind) {
    case 'text':
      return (
        <text
          className={styles.face[mark.face]}
          x={mark.x}
          y={mark.y}
          fontSize={mark.size * MM_PER_POINT}
          fill={paperInks[mark.ink]}
        >
          {mark.text}
        </text>
      );
    case 'path':
      return <Path mark={mark} id={id} />;
    case 'disc':
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} fill={paperInks[mark.fill]} />;
    case 'poster':
      return poster === undefined ? (
        <rect {...box(mark)} fill={paperInks.shallow} />
      ) : (
        <image {...box(mark)} href={poster} />
      );
    case 'code': {
      const side = mark.width / mark.modules.length;
      const squares = mark.modules.flatMap((row, y) =>
        row.flatMap((dark, x) =>
          dark ? [`M${mark.x + x * side} ${mark.y + y * side}h${side}v${side}h-${side}z`] : [],
        ),
      );
      return <path d={squares.join('')} fill={paperInks.navy} shapeRendering="crispEdges" />;
    }
    case 'link':
      return null;
  }
}

const names = ['Cover', ...Array.from({ length: 6 }, (_, index) => `Page ${index + 2}`), 'Back'];

/** The eight pages as they lie in the hand, in the order in which they are read. */
export function PocketPages({ guide: { pages, poster } }: { guide: MadeGuide }) {
  const id = useId();
  return (
    <ul className={styles.pages} aria-label="The pages of your pocket guide">
      {pages.map(({ page, marks }) => (
        <li key={page} className={styles.page}>
          <svg className={styles.sheet} viewBox={`0 0 ${panel.width} ${panel.height}`}>
            {marks.map((mark, index) => (
              <Drawn key={index} mark={mark} id={`${id}-${page}-${index}`} poster={poster} />
            ))}
          </svg>
          <span className={styles.number}>{names[page - 1]}</span>
        </li>
      ))}
    </ul>
  );
}
