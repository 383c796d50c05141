import { useTranslation } from 'react-i18next';
import { chartShape, type LevelPoint } from './chart-shape.js';
import { shownDay, shownLevel } from './figures.js';
import classes from './level-chart.module.css';

/** A level over time with the band that it lies in. */
export function LevelChart({
  points,
  label,
  exact,
  low = false,
}: {
  /** Oldest first; one at least. */
  readonly points: readonly LevelPoint[];
  /** Which level it is, e.g. 'Tennis singles'. */
  readonly label: string;
  /** To two decimals: one's own level. */
  readonly exact: boolean;
  /** Where there is little room. */
  readonly low?: boolean;
}) {
  const { t, i18n } = useTranslation('level');
  const { ticks: all, line, band, newest } = chartShape(points);
  const ticks = low ? all.filter((_, index) => index === 0 || index === all.length - 1) : all;
  const [first, last] = [points[0]!, points.at(-1)!];
  const figure = (level: number) => shownLevel(level, i18n.language, exact);
  const spoken = t('chart.spoken', {
    label,
    from: figure(first.level),
    to: figure(last.level),
    since: shownDay(first.at, i18n.language),
  });
  return (
    <div className={classes.chart} data-low={low || undefined} role="img" aria-label={spoken}>
      <div className={classes.levels} aria-hidden>
        {ticks.map(({ level, y }) => (
          <span key={level} style={{ top: `${y}%` }}>
            {shownLevel(level, i18n.language, false)}
          </span>
        ))}
      </div>
      <div className={classes.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {ticks.map(({ level, y }) => (
            <line key={level} className={classes.tick} x1="0" x2="100" y1={y} y2={y} />
          ))}
          <path className={classes.band} d={band} />
          <path className={classes.line} d={line} />
        </svg>
        <span className={classes.newest} style={{ left: `${newest.x}%`, top: `${newest.y}%` }} />
      </div>
      <div className={classes.days} aria-hidden>
        <span>{shownDay(first.at, i18n.language)}</span>
        {points.length > 1 && <span>{shownDay(last.at, i18n.language)}</span>}
      </div>
    </div>
  );
}
