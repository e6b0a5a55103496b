import type { StaticImageData } from 'next/image';
import { ripPicture } from '@/content/safety';
import { stack } from '@/styles/layout.css';
import { surface } from '@/styles/surfaces.css';
import * as styles from './RipCurrent.css';
import drawing from './rip-current.svg';

const { src, width, height } = drawing as StaticImageData;

export function RipCurrent() {
  const { title, description, legend } = ripPicture;
  return (
    <figure className={stack.m}>
      <img
        className={`${surface.framed} ${styles.picture}`}
        src={src}
        width={width}
        height={height}
        loading="lazy"
        alt={`${title}. ${description}`}
      />
      <figcaption>
        <ol className={`${stack.xs} ${styles.legend}`}>
          {legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
