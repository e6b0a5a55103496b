import { ripPicture } from '@/content/safety';
import { ink } from '@/styles/tokens';
import * as styles from './RipCurrent.css';

const breakers = [
  'M8 232q19-11 38 0t38 0 38 0 38 0 38 0 38 0',
  'M-12 282q19-11 38 0t38 0 38 0 38 0 38 0 38 0 24 0',
  'M12 332q19-11 38 0t38 0 38 0 38 0 38 0 38 0',
  'M400 234q19-11 38 0t38 0 38 0 38 0 38 0 38 0',
  'M392 284q19-11 38 0t38 0 38 0 38 0 38 0 38 0',
  'M398 334q19-11 38 0t38 0 38 0 38 0 38 0 38 0',
] as const;

const shore = 'M0 368C110 352 210 384 322 376C430 368 530 356 640 370';

const wayOut = 'M388 230C420 218 474 208 510 230C538 248 542 288 540 342';

const numbers = [
  [302, 122],
  [458, 172],
  [586, 284],
] as const;

const { inks } = styles;

export function RipCurrent() {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <svg
          className={styles.picture}
          viewBox="0 0 640 440"
          role="img"
          aria-labelledby="rip-title rip-description"
        >
          <title id="rip-title">{ripPicture.title}</title>
          <desc id="rip-description">{ripPicture.description}</desc>
          <path d="M0 0H640V440H0Z" fill={inks.sea} />
          <path d="M0 0H640V84C540 112 430 66 320 92S110 112 0 78Z" fill={inks.deep} />
          <path
            d="M0 208C90 192 190 212 258 200C276 258 262 322 284 384H0ZM640 204C560 216 460 196 386 206C368 260 384 322 362 384H640Z"
            fill={inks.shallow}
          />
          <path
            d="M284 384C262 322 276 258 258 200C226 148 246 84 320 74C400 84 414 152 386 206C368 260 384 322 362 384Z"
            fill={inks.rip}
          />
          <g fill="none" stroke={inks.surf} strokeWidth="7" strokeLinecap="round">
            {breakers.map((line) => (
              <path key={line} d={line} />
            ))}
          </g>
          <path d={`${shore}V440H0Z`} fill={inks.sand} />
          <path d={shore} fill="none" stroke={inks.surf} strokeWidth="8" />
          <path d="M291 362V206H274L302 160L330 206H313V362Z" fill={ink.paper} opacity="0.92" />
          {[
            { colour: ink.paper, width: 15 },
            { colour: inks.way, width: 9 },
          ].map(({ colour, width }) => (
            <g key={colour} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round">
              <path d={wayOut} strokeDasharray="1 18" />
              <path d="M522 334L540 358L558 334" strokeLinejoin="round" />
            </g>
          ))}
          <g strokeLinecap="round" stroke={ink.navy}>
            <path d="M354 234L374 200" strokeWidth="11" />
            <path d="M354 234L374 200" strokeWidth="5" stroke={ink.sand} />
            <circle cx="346" cy="240" r="14" strokeWidth="4" fill={ink.sand} />
          </g>
          {numbers.map(([x, y], index) => (
            <g key={x} fill={ink.navy}>
              <circle cx={x} cy={y} r="23" fill={ink.paper} />
              <text className={styles.number} x={x} y={y + 10.5}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol className={styles.legend}>
          {ripPicture.legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
