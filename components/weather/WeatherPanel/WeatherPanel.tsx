import { Facts } from '@/components/ui/Facts/Facts';
import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { Forecast } from '@/components/forecast/parts';
import { weather } from '@/content/weather';
import { align, row, stack } from '@/styles/layout.css';
import { surface } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './WeatherPanel.css';

export function WeatherPanel() {
  return (
    <section
      className={`${stack.s} ${surface.plain} ${styles.panel}`}
      aria-labelledby="weather-heading"
    >
      <h2 id="weather-heading" className={text.label}>
        A typical summer day
      </h2>
      <p className={`${row.xs} ${align.middle} ${styles.now}`}>
        <Icon name="sun" className={styles.sun} />
        <span className={styles.temperature}>{weather.temperature}°C</span>
        <span className={text.cardTitle}>{weather.condition}</span>
      </p>
      <Facts
        facts={[
          {
            icon: 'gauge',
            label: 'High and low',
            value: `High ${weather.high}°, low ${weather.low}°`,
          },
          {
            icon: 'wind',
            label: 'Wind',
            value: `${weather.windSpeed} mph ${weather.windDirection}`,
          },
        ]}
      />
      <p className={text.quiet}>
        Not a forecast. For today’s weather see the{' '}
        <a href={weather.forecast.url} target="_blank" rel="noopener">
          {weather.forecast.name}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
        .
      </p>
      <Forecast />
    </section>
  );
}
