import { Table, Text } from '@mantine/core';
import type { Surface, SurfaceFiguresFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import classes from './statistics.module.css';

export const SURFACES = [
  ...(['CLAY', 'GRASS', 'HARD', 'SYNTHETIC_GRASS', 'SYNTHETIC'] as const),
  ...(['GREEN_CLAY', 'SQUASH', 'RACQUETBALL', 'GREENSET', 'MATECO'] as const),
] satisfies readonly Surface[];

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
        <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('statistics.surface')}</Table.Th>
                {COLUMNS.map((name) => (
                  <Table.Th key={name} scope="col" className={classes.figure!}>
                    {t(`statistics.${name}`)}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map(({ surface, ...figures }) => (
                <Table.Tr key={surface ?? 'unknown'}>
                  <Table.Th scope="row">
                    {surface ? t(`court:surface.${surface}`) : t('statistics.unknownSurface')}
                  </Table.Th>
                  {[
                    figures.matches,
                    figures.wins,
                    figures.losses,
                    percent.format(figures.wins / figures.matches),
                    `${figures.setsWon}–${figures.setsLost}`,
                    `${figures.gamesWon}–${figures.gamesLost}`,
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
