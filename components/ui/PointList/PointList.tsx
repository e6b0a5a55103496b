import { bindUnits } from '@/lib/typeset';
import { align, stack } from '@/styles/layout.css';
import { Icon, type IconName } from '../Icon/Icon';
import { bullet, list, point } from './PointList.css';

interface PointListProps {
  points: readonly string[];
  icon?: IconName;
  layout?: keyof typeof list;
}

export function PointList({ points, icon = 'check', layout = 'sentences' }: PointListProps) {
  if (points.length === 0) return null;
  return (
    <ul className={list[layout]}>
      {points.map((text) => (
        <li key={text} className={`${stack.s} ${align.top} ${point}`}>
          <Icon name={icon} className={bullet} />
          {bindUnits(text)}
        </li>
      ))}
    </ul>
  );
}
