import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './statistics.module.css';

interface Stretch {
  readonly start: string;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Matches won and lost over time, as bars in an accessible table. */
export function TimeChart({
  stretches,
  period,
}: {
  readonly stretches: readonly Stretch[];
  readonly period: 'ALL' | 'YEAR' | 'DAYS_90';
}) {
  const { t, i18n } = useTranslation('player-ui');
  const name = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...NAMES[period] });
  const most = Math.max(1, ...stretches.map(total));
  const draws = stretches.some((one) => one.draws > 0);
  return (
    <section className={classes.card} aria-labelledby="over-time">
      <h3 id="over-time" className={classes.title}>
        {t(`statistics.overTime.${period}`)}
      </h3>
      {stretches.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('statistics.nothing')}
        </Text>
      ) : (
        <Table verticalSpacing={4} className={classes.chart!} data-draws={draws || undefined}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('statistics.when')}</Table.Th>
              <Table.Th scope="col" className={classes.figure!}>
                <span className={classes.won}>{t('statistics.wins')}</span>
              </Table.Th>
              <Table.Th scope="col" className={classes.figure!}>
                <span className={classes.lost}>{t('statistics.losses')}</span>
              </Table.Th>
              {draws && (
                <Table.Th scope="col" className={classes.figure!}>
                  {t('statistics.draws')}
                </Table.Th>
              )}
              <Table.Td className={classes.bars!} aria-hidden />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {stretches.map((one) => (
              <Table.Tr key={one.start}>
                <Table.Th scope="row" className={classes.when!}>
                  {name.format(new Date(`${one.start}T00:00:00Z`))}
                </Table.Th>
                <Table.Td className={classes.figure!}>{one.wins}</Table.Td>
                <Table.Td className={classes.figure!}>{one.losses}</Table.Td>
                {draws && <Table.Td className={classes.figure!}>{one.draws}</Table.Td>}
                <Table.Td className={classes.bars!} aria-hidden>
                  <div className={classes.bar} style={{ width: `${(100 * total(one)) / most}%` }}>
                    {(['wins', 'draws', 'losses'] as const).map((part) => (
                      <span key={part} data-part={part} style={{ flexGrow: one[part] }} />
                    ))}
                  </div>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

const NAMES = {
  ALL: { year: 'numeric' },
  YEAR: { month: 'short', year: '2-digit' },
  DAYS_90: { day: 'numeric', month: 'short' },
} as const;

const total = ({ wins, losses, draws }: Stretch) => wins + losses + draws;
