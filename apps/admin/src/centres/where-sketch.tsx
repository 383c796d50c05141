import { useTranslation } from 'react-i18next';

interface Position {
  readonly lat: number;
  readonly lng: number;
}

const SIZE = 220;
const MARGIN = 20;
/** As far apart as two centres are shown at least, in degrees. */
const LEAST = 0.002;

/** Where the suggested centre would be (the ring) and which others are around it (numbered as in the list); north is up. */
export function WhereSketch({ at, others }: { readonly at: Position; readonly others: readonly Position[] }) {
  const { t } = useTranslation('admin');
  if (others.length === 0) return null;
  const narrower = Math.cos((at.lat * Math.PI) / 180);
  const away = ({ lat, lng }: Position) => [(lng - at.lng) * narrower, at.lat - lat] as const;
  const most = Math.max(LEAST, ...others.flatMap((other) => away(other).map(Math.abs)));
  const scale = (SIZE / 2 - MARGIN) / most;
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} role="img" aria-label={t('centres.sketch')}>
      <rect width={SIZE} height={SIZE} rx={8} fill="var(--mantine-color-default-hover)" />
      {others.map((other, i) => {
        const [x, y] = away(other).map((degrees) => SIZE / 2 + degrees * scale) as [number, number];
        return (
          <g key={`${other.lat} ${other.lng}`}>
            <circle cx={x} cy={y} r={5} fill="var(--mantine-color-text)" />
            <text x={x + 7} y={y + 4} fontSize={12} fill="var(--mantine-color-text)">
              {i + 1}
            </text>
          </g>
        );
      })}
      <circle cx={SIZE / 2} cy={SIZE / 2} r={8} fill="none" stroke="var(--mantine-color-red-filled)" strokeWidth={3} />
    </svg>
  );
}
