import { HIGHEST_RATING, LOWEST_RATING, levelName } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import classes from './level-dial.module.css';

export interface LevelDialProps {
  /** 1.0 to 7.0 in steps of 0.5; null when there is none yet. */
  readonly rating: number | null;
  /** 'sm' 44 px for cards, 'md' 84 px, 'lg' 132 px for profiles. */
  readonly size?: 'sm' | 'md' | 'lg';
  /** True while it is only the player's own estimate (LVL-03): drawn dashed. */
  readonly selfAssessed?: boolean;
  /** Which level it is, e.g. 'Tennis singles'; read out by screen readers. */
  readonly label?: string;
}

const SWEEP = 270;
const R = 40;
const LENGTH = 2 * Math.PI * R * (SWEEP / 360);

/** A level as a dial from 1 to 7 with its name. */
export function LevelDial({ rating, size = 'md', selfAssessed = false, label }: LevelDialProps) {
  const { t, i18n } = useTranslation('common');
  const name = t(`common:level.${levelName(rating)}`);
  const figure =
    rating === null
      ? '–'
      : rating.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = rating === null ? 0 : (rating - LOWEST_RATING) / (HIGHEST_RATING - LOWEST_RATING);
  const spoken = [
    label,
    rating === null ? name : `${figure}, ${name}`,
    selfAssessed && rating !== null && t('common:level.selfAssessed'),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={classes.dial} data-size={size} data-level={levelName(rating)} role="img" aria-label={spoken}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <g fill="none" strokeWidth={size === 'sm' ? 11 : 8} strokeLinecap="round" transform="rotate(135 50 50)">
          <circle cx="50" cy="50" r={R} className={classes.track} strokeDasharray={`${LENGTH} 999`} />
          {rating !== null && (
            <circle
              cx="50"
              cy="50"
              r={R}
              className={classes.value}
              strokeDasharray={selfAssessed ? dashes(Math.max(0.02, share)) : `${Math.max(0.02, share) * LENGTH} 999`}
            />
          )}
        </g>
        {size !== 'sm' &&
          [1, 2, 3, 4, 5, 6, 7].map((step) => {
            const angle = ((135 + ((step - 1) / 6) * SWEEP) * Math.PI) / 180;
            return (
              <line
                key={step}
                className={classes.tick}
                x1={50 + Math.cos(angle) * 31}
                y1={50 + Math.sin(angle) * 31}
                x2={50 + Math.cos(angle) * 33.5}
                y2={50 + Math.sin(angle) * 33.5}
              />
            );
          })}
        <text x="50" y={size === 'sm' ? 63 : 59} textAnchor="middle" className={classes.figure}>
          {figure}
        </text>
      </svg>
      {size !== 'sm' && (
        <span className={classes.name} aria-hidden>
          {name}
        </span>
      )}
    </div>
  );
}

/** Dashes of 7 with gaps of 9 along the given share of the dial, then nothing. */
function dashes(share: number): string {
  const pieces = Math.max(1, Math.floor((share * LENGTH) / 16));
  return `${Array.from({ length: pieces }, () => '7 9').join(' ')} 0 999`;
}
