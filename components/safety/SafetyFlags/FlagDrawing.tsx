import type { SafetyFlag } from '@/content/types';
import { drawing } from './SafetyFlags.css';

/** The colours that the flags have on the beach; no theme changes them. */
const cloth = {
  red: '#C8202F',
  yellow: '#FFD23F',
  black: '#14181C',
  white: '#FFFFFF',
  orange: '#F0701E',
} as const;

const quarters = {
  upperLeft: 'M16 12Q39 4 62 12V39Q39 31 16 39Z',
  upperRight: 'M62 12Q85 20 108 12V39Q85 47 62 39Z',
  lowerLeft: 'M16 39Q39 31 62 39V66Q39 58 16 66Z',
  lowerRight: 'M62 39Q85 47 108 39V66Q85 74 62 66Z',
} as const;
const upperHalf = 'M16 12Q39 4 62 12T108 12V39Q85 47 62 39T16 39Z';
const lowerHalf = 'M16 39Q39 31 62 39T108 39V66Q85 74 62 66T16 66Z';
const whole = 'M16 12Q39 4 62 12T108 12V66Q85 74 62 66T16 66Z';
const fold = 'M62 12Q85 20 108 12V66Q85 74 62 66Z';
const sock = 'M18 16L104 32V48L18 60Z';

const pieces: Record<SafetyFlag['slug'], readonly (readonly [path: string, fill: string])[]> = {
  'red-yellow': [
    [upperHalf, cloth.red],
    [lowerHalf, cloth.yellow],
  ],
  'black-white': [
    [quarters.upperLeft, cloth.black],
    [quarters.upperRight, cloth.white],
    [quarters.lowerLeft, cloth.white],
    [quarters.lowerRight, cloth.black],
  ],
  red: [[whole, cloth.red]],
  windsock: [[sock, cloth.orange]],
};

export function FlagDrawing({ slug }: { slug: SafetyFlag['slug'] }) {
  const isSock = slug === 'windsock';
  return (
    <svg className={drawing} viewBox="0 0 116 112" aria-hidden="true">
      <path d="M13 4V110" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      {pieces[slug].map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
      {isSock ? (
        <>
          <path d="M40 20V57M62 24V54M83 28V51" stroke="#9C3F06" strokeWidth="2.5" fill="none" />
          <ellipse cx="19" cy="38" rx="6" ry="22" fill="#7A2E00" />
          <path d={sock} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </>
      ) : (
        <>
          <path d={fold} opacity="0.14" />
          <path d={whole} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </>
      )}
    </svg>
  );
}
