import { Table, Text } from '@mantine/core';
import type { ComparedPlayerFragment } from '@setpoint/client/documents';
import { halfStep, HIGHEST_RATING, LOWEST_RATING } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import { shownRating } from '../../../entities/player/level.js';
import classes from './compare.module.css';

type Point = ComparedPlayerFragment['levelHistory'][number];
const WIDTH = 600;
const HEIGHT = 200;
const LEFT = 24;

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
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const level = (point: Point | undefined) => (point ? shownRating(halfStep(point.level), i18n.language) : '–');
  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.chart} aria-hidden>
        {scale.levels.map((one) => (
          <g key={one}>
            <line x1={LEFT} x2={WIDTH} y1={scale.y(one)} y2={scale.y(one)} className={classes.grid} />
            <text x={0} y={scale.y(one) + 4} className={classes.tick}>
              {one}
            </text>
          </g>
        ))}
        {players.map(({ id, levelHistory }, index) => (
          <g key={id} data-player={index}>
            <polyline points={levelHistory.map((point) => `${scale.x(point.at)},${scale.y(point.level)}`).join(' ')} />
            {levelHistory.slice(-1).map((point) => (
              <circle key={point.at} cx={scale.x(point.at)} cy={scale.y(point.level)} r={5} />
            ))}
          </g>
        ))}
      </svg>
      <Table.ScrollContainer minWidth={360} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
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
                <Table.Td>{levelHistory.length > 0 ? day.format(new Date(levelHistory.at(-1)!.at)) : '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

/** From the earliest point to the latest, and whole levels around what is shown. */
function scaleOf(points: readonly Point[]) {
  const times = points.map(({ at }) => Date.parse(at));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const shown = points.map(({ level }) => level);
  const low = Math.max(LOWEST_RATING, Math.floor(Math.min(...shown) - 0.25));
  const high = Math.max(low + 1, Math.min(HIGHEST_RATING, Math.ceil(Math.max(...shown) + 0.25)));
  return {
    levels: Array.from({ length: high - low + 1 }, (_, step) => low + step),
    x: (at: string) => LEFT + 8 + ((WIDTH - LEFT - 16) * (Date.parse(at) - start)) / Math.max(1, end - start),
    y: (level: number) => HEIGHT - 12 - ((HEIGHT - 24) * (level - low)) / (high - low),
  };
}
