import { pocket } from '@/content/pocket';
import { rows } from '@/lib/pocket/sheet';
import { scaled, stack } from '@/styles/layout.css';
import * as styles from './FoldSteps.css';

const width = 60;
const height = 85;

function Sheet() {
  const [left, top] = [40, 35];
  return (
    <>
      <rect className={styles.paper} x={left} y={top} width={4 * width} height={2 * height} />
      <path
        className={styles.fold}
        d={`M${left + width} ${top}v${2 * height}M${left + 2 * width} ${top}v${2 * height}M${left + 3 * width} ${top}v${2 * height}M${left} ${top + height}h${width}m${2 * width} 0h${width}`}
      />
      <path className={styles.cut} d={`M${left + width} ${top + height}h${2 * width}`} />
      {rows.map((pages, row) =>
        pages.map((page, column) => (
          <text
            key={page}
            className={styles.number}
            transform={`translate(${left + (column + 0.5) * width} ${top + (row + 0.5) * height})${row === 0 ? ' rotate(180)' : ''}`}
            y="7"
          >
            {page}
          </text>
        )),
      )}
    </>
  );
}

function Cut() {
  const [left, top] = [100, 35];
  return (
    <>
      <path className={styles.shade} d={`M${left} ${top}l6-7h${2 * width}v${2 * height}l-6 7z`} />
      <rect className={styles.paper} x={left} y={top} width={2 * width} height={2 * height} />
      <path
        className={styles.fold}
        d={`M${left + width} ${top}v${2 * height}M${left + width} ${top + height}h${width}`}
      />
      <path className={styles.cut} d={`M${left} ${top + height}h${width}`} />
      <path
        className={styles.scissors}
        d={`M${left + 4} ${top + height - 9}l-44 22M${left + 4} ${top + height + 9}l-44-22`}
      />
      <circle className={styles.scissors} cx={left - 49} cy={top + height + 18} r="10" />
      <circle className={styles.scissors} cx={left - 49} cy={top + height - 18} r="10" />
    </>
  );
}

function Booklet() {
  return (
    <>
      <path
        className={styles.paper}
        d="M16 118l34-16v60l-34 16zM50 102l26-26 26 26v60l-26 26-26-26z"
      />
      <path className={styles.shade} d="M50 102l26 22 26-22v60l-26 26-26-26z" />
      <path className={styles.paper} d="M102 102l34 16v60l-34-16z" />
      <path className={styles.fold} d="M76 124v64" />
      <path className={styles.arrow} d="M8 84h30m-9-8 9 8-9 8M144 84h-30m9-8-9 8 9 8" />
      <path className={styles.arrow} d="M154 146h26m-9-8 9 8-9 8" />
      <path className={styles.shade} d="M204 74l92-14v130l-92 14z" />
      <path className={styles.shade} d="M200 72l94-8v132l-94 8z" />
      <path className={styles.paper} d="M196 70h92v134h-92z" />
      <path className={styles.sea} d="M203 118c14-6 26 6 40 0s26-6 38 0v36h-78z" />
      <circle className={styles.sun} cx="226" cy="98" r="12" />
      <path className={styles.band} d="M203 154h78v30h-78z" />
    </>
  );
}

const drawings = [Sheet, Cut, Booklet];

export function FoldSteps() {
  return (
    <ol className={`${stack.xl} ${styles.steps}`}>
      {pocket.fold.steps.map(({ title, text }, index) => {
        const Drawing = drawings[index];
        return (
          <li key={title} className={stack.xs}>
            <svg className={`${scaled} ${styles.drawing}`} viewBox="0 0 320 240" aria-hidden="true">
              {Drawing && <Drawing />}
            </svg>
            <h3 className={styles.title}>
              {index + 1}. {title}
            </h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
