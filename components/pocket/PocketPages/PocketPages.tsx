import type { Box } from '@/lib/map/boxes';
import { useId } from 'react';
import { MM_PER_POINT, type PathShape, type Shape } from '@/lib/pocket/shapes';
import { panel } from '@/lib/pocket/sheet';
import { stack } from '@/styles/layout.css';
import type { MadeGuide } from '../make-guide';
import { paperInks } from '@/styles/paper-inks';
import * as styles from './PocketPages.css';

function pathData({ points, fill }: PathShape): string {
  const line = points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
  return `M${line}${fill ? 'Z' : ''}`;
}

function Path({ shape, id }: { shape: PathShape; id: string }) {
  const { fill, stroke, clip } = shape;
  return (
    <>
      {clip && (
        <clipPath id={id}>
          <rect {...clip} />
        </clipPath>
      )}
      <path
        d={pathData(shape)}
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

function Drawn({ shape, id, poster }: { shape: Shape; id: string; poster: string | undefined }) {
  switch (shape.kind) {
    case 'text':
      return (
        <text
          className={styles.face[shape.face]}
          x={shape.x}
          y={shape.y}
          fontSize={shape.size * MM_PER_POINT}
          fill={paperInks[shape.ink]}
        >
          {shape.text}
        </text>
      );
    case 'path':
      return <Path shape={shape} id={id} />;
    case 'disc':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={paperInks[shape.fill]} />;
    case 'poster':
      return poster === undefined ? (
        <rect {...box(shape)} fill={paperInks.shallow} />
      ) : (
        <image {...box(shape)} href={poster} />
      );
    case 'code': {
      const side = shape.width / shape.modules.length;
      const squares = shape.modules.flatMap((row, y) =>
        row.flatMap((dark, x) =>
          dark ? [`M${shape.x + x * side} ${shape.y + y * side}h${side}v${side}h-${side}z`] : [],
        ),
      );
      return <path d={squares.join('')} fill={paperInks.navy} shapeRendering="crispEdges" />;
    }
    case 'link':
      return null;
  }
}

const names = ['Cover', ...Array.from({ length: 6 }, (_, index) => `Page ${index + 2}`), 'Back'];

export function PocketPages({ guide: { pages, poster } }: { guide: MadeGuide }) {
  const id = useId();
  return (
    <ul className={styles.pages} aria-label="The pages of your pocket guide">
      {pages.map(({ page, shapes }) => (
        <li key={page} className={stack.xxs}>
          <svg className={styles.sheet} viewBox={`0 0 ${panel.width} ${panel.height}`}>
            {shapes.map((shape, index) => (
              <Drawn key={index} shape={shape} id={`${id}-${page}-${index}`} poster={poster} />
            ))}
          </svg>
          <span className={styles.number}>{names[page - 1]}</span>
        </li>
      ))}
    </ul>
  );
}
