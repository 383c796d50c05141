import { Table, Text } from '@mantine/core';
import type { PeriodFiguresFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import type { FormatKey } from './formats.js';
import classes from './statistics.module.css';

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
        <Table.ScrollContainer minWidth={520} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('statistics.format')}</Table.Th>
                {(['matches', 'wins', 'losses', 'winRate', 'sets', 'games', 'streak', 'playersMet'] as const).map(
                  (name) => (
                    <Table.Th key={name} scope="col" className={classes.figure!}>
                      {t(`statistics.${name}`)}
                    </Table.Th>
                  ),
                )}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map(({ format, figures }) => (
                <Table.Tr key={format}>
                  <Table.Th scope="row">{t(`format.long.${format}`)}</Table.Th>
                  {[
                    figures.matches,
                    figures.wins,
                    figures.losses,
                    percent.format(figures.wins / figures.matches),
                    `${figures.setsWon}–${figures.setsLost}`,
                    `${figures.gamesWon}–${figures.gamesLost}`,
                    figures.currentStreak,
                    figures.playersMet,
                  ].map((value, column) => (
                    <Table.Td key={column} className={classes.figure!}>
                      {value}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </section>
  );
}
