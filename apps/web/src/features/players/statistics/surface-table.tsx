import { Text } from '@mantine/core';
import type { Surface, SurfaceFiguresFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from './figures-table.js';
import classes from './statistics.module.css';

const COLUMNS = ['matches', 'wins', 'losses', 'winRate', 'sets', 'games'] as const;

/** Matches, sets and games by what was played on (PLY-07). */
export function SurfaceTable({
  rows,
  only,
}: {
  readonly rows: readonly SurfaceFiguresFragment[];
  readonly only: Surface | null;
}) {
  const { t, i18n } = useTranslation(['player-ui', 'court']);
  const shown = rows.filter(({ surface }) => only === null || surface === only);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  // Where nothing was played at all, the table above says so.
  if (rows.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="surfaces">
      <h3 id="surfaces" className={classes.title}>
        {t('statistics.bySurface')}
      </h3>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('statistics.nothing')}
        </Text>
      ) : (
        <FiguresTable
          head={[t('statistics.surface'), ...COLUMNS.map((name) => t(`statistics.${name}`))]}
          rows={shown.map(({ surface, ...figures }) => ({
            name: surface ? t(`court:surface.${surface}`) : t('statistics.unknownSurface'),
            figures: [
              figures.matches,
              figures.wins,
              figures.losses,
              percent.format(figures.wins / figures.matches),
              `${figures.setsWon}–${figures.setsLost}`,
              `${figures.gamesWon}–${figures.gamesLost}`,
            ],
          }))}
        />
      )}
    </section>
  );
}
