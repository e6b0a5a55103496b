import type { StaticImageData } from 'next/image';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { Link } from '@/components/ui/Link/Link';
import { PointList } from '@/components/ui/PointList/PointList';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { beachCautions, ripPicture, safetyFlags } from '@/content/safety';
import type { Beach, SafetySection, Source } from '@/content/types';
import { facilitiesAt, facilityLabels } from '@/lib/content/facilities';
import { sourcesOfItems } from '@/lib/content/page-sources';
import { safetySectionBySlug } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { allOfKind } from '@/lib/kinds/entries';
import {
  align,
  columns,
  marked,
  padAbove,
  prose,
  scaled,
  spaceAbove,
  spaceBelow,
  stack,
} from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { rule, surface } from '@/styles/surfaces.css';
import { large, text } from '@/styles/text.css';
import drawnFlags from './flags.svg';
import ripCurrent from './rip-current.svg';
import * as styles from './SafetyGuide.css';

export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <p className={text.quiet}>
      <span>Based on advice from </span>
      <EitherLink sources={sources} between=", " />
    </p>
  );
}

function SafetyFlags() {
  const { src, width, height } = drawnFlags as StaticImageData;
  return (
    <ul className={`${stack.l} ${columns.fourOnDesktop}`}>
      {safetyFlags.map(({ slug, name, meaning }) => (
        <li
          key={slug}
          className={`${stack.m} ${rule.strong} ${padAbove.m} ${unbroken} ${styles.flag}`}
        >
          <img
            className={styles.drawing}
            src={`${src}#${slug}`}
            width={width}
            height={height}
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

function RipCurrent() {
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

function Part({ slug, title, steps, sources }: SafetySection) {
  return (
    <section
      id={slug}
      className={`${stack.l} ${unbroken} ${styles.part}`}
      aria-labelledby={`${slug}-heading`}
    >
      <h2 id={`${slug}-heading`} className={text.subheading}>
        {title}
      </h2>
      <ol className={`${stack.none} ${prose} ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step} className={`${stack.s} ${align.baseline} ${rule.below} ${styles.step}`}>
            {step}
          </li>
        ))}
      </ol>
      <Sources sources={sources} />
    </section>
  );
}

function BeachPart({ beach }: { beach: Beach }) {
  const { tideAccess } = beach;
  return (
    <li className={`${stack.m} ${rule.strong} ${padAbove.m} ${unbroken}`}>
      <h3 className={text.subheading}>
        <Link href={kindPath('beach', beach.slug)}>{beach.name}</Link>
      </h3>
      <PointList points={beach.cautions} icon="warning" />
      {facilitiesAt(beach.place)
        .filter(({ topic }) => topic === 'lifeguards')
        .map(({ text: words }) => (
          <p key={words}>{`${facilityLabels.lifeguards}: ${words}`}</p>
        ))}
      {tideAccess && (
        <div className={`${stack.xs} ${styles.tide}`}>
          <h4 className={text.cardTitle}>{tideAccess.spot}</h4>
          <p>{tideAccess.note}</p>
          <p>{tideAccess.caution}</p>
          <Sources sources={[tideAccess.source]} />
        </div>
      )}
    </li>
  );
}

export function SafetyGuide() {
  const flags = safetySectionBySlug('flags');
  const rip = safetySectionBySlug('rip-currents');
  const [intro, ...notes] = flags.steps;
  return (
    <>
      <PlainSection>
        <div className={`${stack.xxl} ${styles.halves}`}>
          <Part {...safetySectionBySlug('float')} />
          <Part {...safetySectionBySlug('someone-else')} />
        </div>
      </PlainSection>
      <Section id={flags.slug} title={flags.title} ground="sunken" {...(intro && { intro })}>
        <SafetyFlags />
        <div className={`${stack.m} ${spaceAbove.xl}`}>
          {notes.map((note) => (
            <p key={note} className={`${large} ${text.bold}`}>
              {note}
            </p>
          ))}
          <Sources sources={flags.sources} />
        </div>
      </Section>
      <PlainSection>
        <div className={`${stack.xxl} ${styles.halves}`}>
          <Part {...rip} />
          <RipCurrent />
          <Part {...safetySectionBySlug('cut-off')} />
          <Part {...safetySectionBySlug('tides-and-cliffs')} />
        </div>
      </PlainSection>
      <Section id="beach-by-beach" title={beachCautions.heading} intro={beachCautions.text}>
        <ul className={`${stack.xxl} ${columns.threeOnDesktop} ${styles.beaches}`}>
          {allOfKind('beach').map((beach) => (
            <BeachPart key={beach.slug} beach={beach} />
          ))}
        </ul>
        <p className={text.quiet}>
          <SourceLine sources={sourcesOfItems(allOfKind('beach'))} />
        </p>
      </Section>
    </>
  );
}
