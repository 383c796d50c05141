import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LevelPoint } from '../../../entities/level/chart-shape.js';
import { FoldedTable } from '../../../entities/level/figure-table.js';
import { shownDay, shownLevel } from '../../../entities/level/figures.js';
import { LevelChart } from '../../../entities/level/level-chart.js';
import classes from './level-tab.module.css';

/** The level over time, drawn and as a table. */
export function HistoryCard({
  points,
  label,
  self,
}: {
  readonly points: readonly LevelPoint[];
  readonly label: string;
  readonly self: boolean;
}) {
  const { t, i18n } = useTranslation('level');
  if (points.length === 0) return null;
  const figure = (level: number) => shownLevel(level, i18n.language, self);
  return (
    <section className={classes.card} aria-labelledby="level-history">
      <h3 id="level-history" className={classes.title}>
        {t('chart.title')}
      </h3>
      <LevelChart points={points} label={label} exact={self} />
      <Text size="sm" c="dimmed" mt="xs">
        {t('chart.band')}
      </Text>
      <FoldedTable
        caption={`${t('chart.title')}: ${label}`}
        head={[t('chart.day'), t('chart.level'), t('chart.range')]}
        rows={[...points]
          .reverse()
          .map(({ at, level, low, high }) => [
            shownDay(at, i18n.language),
            figure(level),
            `${figure(low)}–${figure(high)}`,
          ])}
      />
    </section>
  );
}
