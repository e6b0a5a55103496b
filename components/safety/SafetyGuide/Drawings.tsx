import type { StaticImageData } from 'next/image';
import { ripPicture, safetyFlags } from '@/content/safety';
import type { SafetyFlag } from '@/content/types';
import { columns, marked, padAbove, scaled, spaceBelow, stack } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { rule, surface } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import blackWhite from './black-white.svg';
import redYellow from './red-yellow.svg';
import red from './red.svg';
import ripCurrent from './rip-current.svg';
import * as styles from './SafetyGuide.css';
import windsock from './windsock.svg';

const drawings = {
  'red-yellow': redYellow as StaticImageData,
  red: red as StaticImageData,
  'black-white': blackWhite as StaticImageData,
  windsock: windsock as StaticImageData,
} satisfies Record<SafetyFlag['slug'], StaticImageData>;

export function SafetyFlags() {
  return (
    <ul className={`${stack.l} ${columns.fourOnDesktop}`}>
      {safetyFlags.map(({ slug, name, meaning }) => (
        <li
          key={slug}
          className={`${stack.m} ${rule.strong} ${padAbove.m} ${unbroken} ${styles.flag}`}
        >
          <img
            className={styles.drawing}
            src={drawings[slug].src}
            width={drawings[slug].width}
            height={drawings[slug].height}
            loading="lazy"
            alt=""
          />
          <div>
            <h3 className={`${text.cardTitle} ${spaceBelow.xs}`}>{name}</h3>
            <p>{meaning}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function RipCurrent() {
  const { title, description, legend } = ripPicture;
  const { src, width, height } = ripCurrent as StaticImageData;
  return (
    <figure className={stack.m}>
      <img
        className={`${surface.framed} ${scaled}`}
        src={src}
        width={width}
        height={height}
        loading="lazy"
        alt={`${title}. ${description}`}
      />
      <figcaption>
        <ol className={`${stack.xs} ${marked.numbers}`}>
          {legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
