import { useTranslation } from 'react-i18next';
import classes from './court-map.module.css';
import { kmBetween, planOf, scaleOf, type Point } from './map-plan.js';

const WIDTH = 640;
const FARTHEST_HOME_KM = 80;

export interface MapCourt extends Point {
  readonly id: string;
  readonly name: string;
}

/** A home far away would shrink everything else to one spot. */
function nearby(courts: readonly Point[], home: Point | null): Point | null {
  return home && courts.some((court) => kmBetween(court, home) <= FARTHEST_HOME_KM) ? home : null;
}

/**
 * A schematic map: where centres lie to each other and to me. The numbers are those of the list
 * beside it, which does the same without a pointer.
 */
export function CourtMap({
  courts,
  home = null,
  selected = null,
  height = 360,
  onSelect,
}: {
  readonly courts: readonly MapCourt[];
  readonly home?: Point | null;
  readonly selected?: string | null;
  /** In units, to a width of 640. */
  readonly height?: number;
  readonly onSelect?: (id: string) => void;
}) {
  const { t, i18n } = useTranslation('court');
  const plan = planOf(courts, nearby(courts, home), { width: WIDTH, height, margin: 40, apart: 44 });
  const scale = scaleOf(plan.unitsPerKm, WIDTH);
  const length = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'kilometer' }).format(scale.km);
  return (
    <svg
      className={classes.map}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role={onSelect ? 'group' : 'img'}
      aria-label={t('map.title', { count: courts.length })}
    >
      <g className={classes.lines} aria-hidden>
        <rect x="60" y="30" width="520" height={height - 60} />
        <path
          d={`M60 70H580M60 ${height - 70}H580M190 70V${height - 70}M450 70V${height - 70}M190 ${height / 2}H450M320 30V${height - 30}`}
        />
      </g>
      {plan.home && (
        <g transform={`translate(${plan.home.x} ${plan.home.y})`} aria-hidden>
          <circle r="14" className={classes.around} />
          <circle r="6" className={classes.home} />
        </g>
      )}
      {courts.map((court, index) => {
        const spot = plan.spots[index]!;
        const pin = (
          <>
            <circle r="22" className={classes.reach} />
            <path d="M0 16C-9 4 -14 -2 -14 -9a14 14 0 1 1 28 0C14 -2 9 4 0 16Z" className={classes.pin} />
            <text y="-4" className={classes.number}>
              {courts.length > 1 ? index + 1 : ''}
            </text>
            {courts.length === 1 && <circle cy="-9" r="5" className={classes.hole} />}
          </>
        );
        const place = {
          transform: `translate(${spot.x} ${spot.y})`,
          'data-selected': court.id === selected || undefined,
        };
        return onSelect ? (
          <g
            key={court.id}
            {...place}
            role="button"
            tabIndex={0}
            className={classes.choice}
            aria-pressed={court.id === selected}
            aria-label={t('map.pin', { number: index + 1, name: court.name })}
            onClick={() => onSelect(court.id)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onSelect(court.id);
            }}
          >
            {pin}
          </g>
        ) : (
          <g key={court.id} {...place}>
            {pin}
          </g>
        );
      })}
      <g className={classes.scale} transform={`translate(${WIDTH - 24 - scale.units} ${height - 16})`} aria-hidden>
        <path d={`M0 -5V0H${scale.units}V-5`} />
        <text x={scale.units / 2} y="-8">
          {length}
        </text>
      </g>
      <g className={classes.north} transform="translate(24 30)" aria-hidden>
        <path d="M0 8V-8M-4 -3L0 -8L4 -3" />
        <text y="22">{t('map.north')}</text>
      </g>
    </svg>
  );
}
