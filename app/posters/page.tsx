import * as styles from '@/components/posters/PosterWall/PosterWall.css';
import { PosterCard } from '@/components/posters/PosterCard/PosterCard';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { PointList } from '@/components/ui/PointList/PointList';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { postersPage } from '@/content/posters';
import { walls } from '@/lib/posters/wall';
import { metadataOf } from '@/lib/seo/metadata';
import { closeRow, prose, spaceAbove, stack, touchLine } from '@/styles/layout.css';

export const metadata = metadataOf('posters');

export default function PostersPage() {
  const groups = walls();
  const { may, print } = postersPage;
  return (
    <NamedPage name="posters" type="CollectionPage">
      <PlainSection>
        <div className={`${stack.xl} ${styles.columns}`}>
          <section className={stack.m} aria-labelledby="licence">
            <h2 id="licence">{may.title}</h2>
            {may.words.map((paragraph) => (
              <p key={paragraph} className={prose}>
                {paragraph}
              </p>
            ))}
          </section>
          <section className={stack.m} aria-labelledby="print">
            <h2 id="print">{print.title}</h2>
            <PointList points={print.steps} />
          </section>
        </div>
        <nav aria-label={postersPage.ways}>
          <ul className={`${closeRow.l} ${spaceAbove.l}`}>
            {groups.map(({ label }, index) => (
              <li key={label}>
                <a className={touchLine} href={`#wall-${index + 1}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PlainSection>
      {groups.map(({ label, posters }, index) => (
        <Section
          key={label}
          id={`wall-${index + 1}`}
          title={label}
          ground={index % 2 ? 'paper' : 'sunken'}
        >
          <ul className={`${stack.none} ${styles.wall}`}>
            {posters.map(({ poster, file }) => (
              <li key={poster.src} id={poster.src} className={styles.hung}>
                <PosterCard poster={poster} file={file} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </NamedPage>
  );
}
