import type { StaticImageData } from 'next/image';
import { ripPicture } from '@/content/safety';
import { marked, scaled, stack } from '@/styles/layout.css';
import { surface } from '@/styles/surfaces.css';
import drawing from './rip-current.svg';

const { src, width, height } = drawing as StaticImageData;

export function RipCurrent() {
  const { title, description, legend } = ripPicture;
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
