import type { StaticImageData } from 'next/image';
import { ripPicture } from '@/content/safety';
import { stackM } from '@/styles/layout.css';
import * as styles from './RipCurrent.css';
import drawing from './rip-current.svg';

const { src, width, height } = drawing as StaticImageData;

export function RipCurrent() {
  const { title, description, legend } = ripPicture;
  return (
    <figure className={stackM}>
      <img
        className={styles.picture}
        src={src}
        width={width}
        height={height}
        loading="lazy"
        alt={`${title}. ${description}`}
      />
      <figcaption>
        <ol className={styles.legend}>
          {legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
