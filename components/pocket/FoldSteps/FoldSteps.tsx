import type { StaticImageData } from 'next/image';
import { pocket } from '@/content/pocket';
import { scaled, stack } from '@/styles/layout.css';
import booklet from './booklet.svg';
import cut from './cut.svg';
import fold from './fold.svg';
import * as styles from './FoldSteps.css';

const drawings = [fold, cut, booklet] as StaticImageData[];

export function FoldSteps() {
  return (
    <ol className={`${stack.xl} ${styles.steps}`}>
      {pocket.fold.steps.map(({ title, text }, index) => (
        <li key={title} className={stack.xs}>
          <img
            className={`${scaled} ${styles.drawing}`}
            src={drawings[index]?.src}
            width={320}
            height={240}
            loading="lazy"
            alt=""
          />
          <h3 className={styles.title}>
            {index + 1}. {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
