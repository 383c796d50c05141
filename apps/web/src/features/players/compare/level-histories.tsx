import { Text } from '@mantine/core';
import type { ComparedPlayerFragment } from '@setpoint/client/documents';
import { halfStep } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../entities/level/figures.js';
import { shownRating } from '../../../entities/player/level.js';
import { FiguresTable } from '../statistics/figures-table.js';
import classes from './compare.module.css';
import { sharedAxis, type Point } from './shared-axis.js';

/** The levels of two players on one chart, and where each stands as text; of both in half steps, as that of another is known (RNK-04). */
export function LevelHistories({ players }: { readonly players: readonly ComparedPlayerFragment[] }) {
  const { t, i18n } = useTranslation('player-ui');
  const histories = players.map(({ id, displayName, levelHistory }) => ({
    ...{ id, displayName },
    points: levelHistory.map(({ at, level }) => ({ at, level: halfStep(level) })),
  }));
  const all = histories.flatMap(({ points }) => points);
  if (all.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('compare.noLevels')}
      </Text>
    );
  }
  const axis = sharedAxis(all);
  const level = (point: Point | undefined) => (point ? shownRating(point.level, i18n.language) : '–');
  return (
    <>
      <ul className={classes.legend} aria-hidden>
        {histories.map(({ id, displayName, points }, index) => (
          <li key={id}>
            <span className={classes.key} data-player={index}>
              {displayName}
            </span>{' '}
            <span className={classes.now}>{level(points.at(-1))}</span>
          </li>
        ))}
      </ul>
      <div className={classes.chart} aria-hidden>
        <div className={classes.levels}>
          {axis.levels.map((one) => (
            <span key={one} style={{ top: `${axis.y(one)}%` }}>
              {shownRating(one, i18n.language)}
            </span>
          ))}
        </div>
        <div className={classes.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {axis.levels.map((one) => (
              <line key={one} x1={0} x2={100} y1={axis.y(one)} y2={axis.y(one)} className={classes.grid} />
            ))}
            {histories.map(({ id, points }, index) => (
              <polyline key={id} data-player={index} points={axis.line(points)} />
            ))}
          </svg>
          {histories.map(({ id, points }, index) =>
            points
              .slice(-1)
              .map((newest) => (
                <span
                  key={id}
                  data-player={index}
                  className={classes.newest}
                  style={{ left: `${axis.x(newest.at)}%`, top: `${axis.y(newest.level)}%` }}
                />
              )),
          )}
        </div>
        <div className={classes.days}>
          <span>{shownDay(axis.start, i18n.language)}</span>
          {axis.end !== axis.start && <span>{shownDay(axis.end, i18n.language)}</span>}
        </div>
      </div>
      <Text size="sm" c="dimmed" mb="sm">
        {t('compare.unit')}
      </Text>
      <FiguresTable
        head={[t('met.player'), t('compare.first'), t('compare.highest'), t('compare.now'), t('met.last')]}
        rows={histories.map(({ displayName, points }) => ({
          name: displayName,
          figures: [
            level(points[0]),
            level(points.toSorted((a, b) => b.level - a.level)[0]),
            level(points.at(-1)),
            points.length > 0 ? shownDay(points.at(-1)!.at, i18n.language) : '–',
          ],
        }))}
      />
    </>
  );
}
