import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import { safetyPanel } from '@/content/safety';
import { routes } from '@/lib/routes';
import { columns, stack } from '@/styles/layout.css';
import * as styles from '../BeachSection/BeachSection.css';

export function SafetyPanel() {
  return (
    <Section
      id="safety"
      title={safetyPanel.heading}
      intro={safetyPanel.text}
      ground="band"
      actions={
        <>
          <ButtonLink href={routes.safety} variant="onBand">
            {safetyPanel.action}
          </ButtonLink>
          <p className={styles.sources}>
            After <EitherLink sources={safetyPanel.sources} between=" and " />
          </p>
        </>
      }
    >
      <ul className={`${stack.m} ${columns.fourOnDesktop}`}>
        {safetyPanel.points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}
