import type { Elements } from '@/components/ui/elements';
import type { FrameProps } from '../TideDial/DialFrame';
import * as styles from './TideCurve.css';

const quarters = ['00:00', '06:00', '12:00', '18:00', '24:00'] as const;

interface CurveFrameProps extends Pick<FrameProps, 'label'> {
  ground?: Elements;
  children?: Elements;
  hours?: readonly string[];
}

/** The axes of a day’s curve: across by percent, so that words keep their size at any width. */
export function CurveFrame({ label, hours = quarters, ground, children }: CurveFrameProps) {
  return (
    <>
      <svg
        className={styles.chart}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {ground}
        {quarters.map((hour, index) => (
          <line
            key={hour}
            className={styles.rule}
            x1={`${index * 25}%`}
            x2={`${index * 25}%`}
            y2="100%"
          />
        ))}
        {children}
      </svg>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </>
  );
}
