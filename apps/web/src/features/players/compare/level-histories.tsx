import { Table, Text } from '@mantine/core';
import type { ComparedPlayerFragment } from '@setpoint/client/documents';
import { halfStep, HIGHEST_RATING, LOWEST_RATING } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../entities/level/figures.js';
import { shownRating } from '../../../entities/player/level.js';
import cards from '../statistics/statistics.module.css';
import classes from './compare.module.css';

type Point = ComparedPlayerFragment['levelHistory'][number];

/** The levels of two players on one chart, and where each stands as text. */
export function LevelHistories({ players }: { readonly players: readonly ComparedPlayerFragment[] }) {
  const { t, i18n } = useTranslation('player-ui');
  const points = players.flatMap(({ levelHistory }) => levelHistory);
  if (points.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('compare.noLevels')}
      </Text>
    );
  }
  const scale = scaleOf(points);
  const level = (point: Point | undefined) => (point ? shownRating(halfStep(point.level), i18n.language) : '–');
  return (
    <>
      <div className={classes.chart} aria-hidden>
        <div className={classes.levels}>
          {scale.levels.map((one) => (
            <span key={one} style={{ top: `${scale.y(one)}%` }}>
              {one}
            </span>
          ))}
        </div>
        <div className={classes.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            {scale.levels.map((one) => (
              <line key={one} x1={0} x2={100} y1={scale.y(one)} y2={scale.y(one)} className={classes.grid} />
            ))}
            {players.map(({ id, levelHistory }, index) => (
              <polyline
                key={id}
                data-player={index}
                points={levelHistory.map((point) => `${scale.x(point.at)},${scale.y(point.level)}`).join(' ')}
              />
            ))}
          </svg>
          {players.map(({ id, levelHistory }, index) =>
            levelHistory
              .slice(-1)
              .map(({ at, level }) => (
                <span
                  key={id}
                  data-player={index}
                  className={classes.newest}
                  style={{ left: `${scale.x(at)}%`, top: `${scale.y(level)}%` }}
                />
              )),
          )}
        </div>
      </div>
      <Table.ScrollContainer minWidth={0} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table className={cards.met!}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('met.player')}</Table.Th>
              <Table.Th scope="col">{t('compare.first')}</Table.Th>
              <Table.Th scope="col">{t('compare.highest')}</Table.Th>
              <Table.Th scope="col">{t('compare.now')}</Table.Th>
              <Table.Th scope="col">{t('met.last')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {players.map(({ id, displayName, levelHistory }, index) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">
                  <span className={classes.key} data-player={index}>
                    {displayName}
                  </span>
                </Table.Th>
                <Table.Td>{level(levelHistory[0])}</Table.Td>
                <Table.Td>{level(levelHistory.toSorted((a, b) => b.level - a.level)[0])}</Table.Td>
                <Table.Td>{level(levelHistory.at(-1))}</Table.Td>
                <Table.Td>{levelHistory.length > 0 ? shownDay(levelHistory.at(-1)!.at, i18n.language) : '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

/** From the earliest point to the latest, and whole levels around what is shown; in per cent of the chart. */
function scaleOf(points: readonly Point[]) {
  const times = points.map(({ at }) => Date.parse(at));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const shown = points.map(({ level }) => level);
  const low = Math.max(LOWEST_RATING, Math.floor(Math.min(...shown) - 0.25));
  const high = Math.max(low + 1, Math.min(HIGHEST_RATING, Math.ceil(Math.max(...shown) + 0.25)));
  return {
    levels: Array.from({ length: high - low + 1 }, (_, step) => low + step),
    x: (at: string) => (100 * (Date.parse(at) - start)) / Math.max(1, end - start),
    y: (level: number) => (100 * (high - level)) / (high - low),
  };
}
