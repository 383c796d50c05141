import { Text } from '@mantine/core';
import type { PeriodFiguresFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FiguresTable } from './figures-table.js';
import type { FormatKey } from './formats.js';
import classes from './statistics.module.css';

const COLUMNS = [
  'matches',
  'wins',
  'losses',
  'winRate',
  'sets',
  'games',
  'streak',
  'longestStreak',
  'playersMet',
] as const;

/** Matches, sets and games of each sport and format that was played. */
export function FormatTable({
  rows,
  only,
}: {
  readonly rows: readonly { readonly format: FormatKey; readonly figures: PeriodFiguresFragment }[];
  readonly only: FormatKey | null;
}) {
  const { t, i18n } = useTranslation('player-ui');
  const shown = rows.filter(({ format, figures }) => figures.matches > 0 && (only === null || only === format));
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <section className={classes.card} aria-labelledby="formats">
      <h3 id="formats" className={classes.title}>
        {t('statistics.byFormat')}
      </h3>
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('statistics.nothing')}
        </Text>
      ) : (
        <FiguresTable
          head={[t('statistics.format'), ...COLUMNS.map((name) => t(`statistics.${name}`))]}
          rows={shown.map(({ format, figures }) => ({
            name: t(`format.long.${format}`),
            figures: [
              figures.matches,
              figures.wins,
              figures.losses,
              percent.format(figures.wins / figures.matches),
              `${figures.setsWon}–${figures.setsLost}`,
              `${figures.gamesWon}–${figures.gamesLost}`,
              figures.currentStreak,
              figures.longestStreak,
              figures.playersMet,
            ],
          }))}
        />
      )}
    </section>
  );
}
