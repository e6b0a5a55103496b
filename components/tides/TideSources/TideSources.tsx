import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { tideAttribution, tideLinks, tideMethod } from '@/content/tides/port/texts';
import { Section } from '@/components/ui/Section/Section';
import { screenOnly } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './TideSources.css';

export function TideSources() {
  return (
    <Section id="method" title="How these figures are made">
      <div className={styles.words}>
        {tideMethod.map((paragraph) => (
          <p key={paragraph} className={screenOnly}>
            {paragraph}
          </p>
        ))}
        <p className={screenOnly}>
          For anything that matters, use an official table:{' '}
          <a href={tideLinks.official.url}>{tideLinks.official.name}</a>.
        </p>
        <p className={`${text.quiet} ${rule.above} ${styles.attribution}`}>
          {tideAttribution}{' '}
          <EitherLink
            sources={[tideLinks.database, tideLinks.measurements, tideLinks.licence]}
            between={'\u00a0· '}
          />
        </p>
      </div>
    </Section>
  );
}
