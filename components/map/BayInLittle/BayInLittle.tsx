import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { bay } from '@/lib/map/bay';
import { routes } from '@/lib/routes';
import { fullWidth, stack } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import * as styles from './BayInLittle.css';

export function BayInLittle({ action }: { action: string }) {
  const way = (
    <ButtonLink href={routes.map} variant="onBand" icon="map">
      {action}
    </ButtonLink>
  );
  if (!bay) return way;
  return (
    <div className={`${screenOnly} ${stack.none} ${fullWidth} ${styles.frame}`}>
      <div className={styles.art}>
        <Picture src="panorama" alt="" shape="fill" sizes="(min-width: 44rem) 92vw, 150vw" />
      </div>
      <div className={styles.way}>{way}</div>
    </div>
  );
}
