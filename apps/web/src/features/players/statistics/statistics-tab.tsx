import { useQuery } from '@apollo/client/react';
import { NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { SURFACES } from '../../../entities/court/surfaces.js';
import { Choice } from '../../../entities/filters/choices.js';
import { paramsOf, wordIn } from '../../../entities/filters/params.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { PlayersMet } from '../met/players-met.js';
import { FORMAT_KEYS, formatOf, type FormatKey } from './formats.js';
import { FormatTable } from './format-table.js';
import classes from './statistics.module.css';
import { SurfaceTable } from './surface-table.js';
import { TimeChart } from './time-chart.js';

export const PERIODS = ['ALL', 'YEAR', 'DAYS_90'] as const;

const StatisticsOfPlayer = graphql(`
  query StatisticsOfPlayer($id: ID!, $period: StatisticsPeriod!, $sport: Int, $numberPlayers: Int, $surface: Surface) {
    player(id: $id) {
      id
      tennisSingles: statistics(sport: 1, numberPlayers: 1, surface: $surface, period: $period) {
        ...PeriodFigures
      }
      tennisDoubles: statistics(sport: 1, numberPlayers: 2, surface: $surface, period: $period) {
        ...PeriodFigures
      }
      padel: statistics(sport: 2, numberPlayers: 2, surface: $surface, period: $period) {
        ...PeriodFigures
      }
      statisticsBySurface(sport: $sport, numberPlayers: $numberPlayers, period: $period) {
        ...SurfaceFigures
      }
      statisticsOverTime(sport: $sport, numberPlayers: $numberPlayers, surface: $surface, period: $period) {
        start
        wins
        losses
        draws
      }
    }
  }
`);

/** Figures by sport and format, over time, and the people behind them (PLY-07). */
export function StatisticsTab({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const { t } = useTranslation(['player-ui', 'court']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const period = wordIn(params, 'period', PERIODS, 'ALL');
  const format = wordIn(params, 'format', FORMAT_KEYS, null);
  const surface = wordIn(params, 'surface', SURFACES, null);
  const to = (next: { period?: string; format?: string | null; surface?: string | null }, page = 1) => {
    const query = paramsOf({
      period: (next.period ?? period) === 'ALL' ? null : (next.period ?? period),
      format: next.format === undefined ? format : next.format,
      surface: next.surface === undefined ? surface : next.surface,
      page: page > 1 ? page : null,
    }).toString();
    return `${playerPath(player, 'statistics')}${query ? `?${query}` : ''}`;
  };
  const go = (next: Parameters<typeof to>[0]) => void navigate(to(next), { preventScrollReset: true });
  const chosen = format ? formatOf(format) : {};
  const { data, error, refetch } = useQuery(StatisticsOfPlayer, {
    variables: { id: player.id, period, surface, ...chosen },
  });
  const figures = data?.player;
  return (
    <Stack gap="md">
      <div className={classes.filters}>
        <Choice
          label={t('statistics.period')}
          options={PERIODS.map((value) => ({ value, label: t(`statistics.periods.${value}`) }))}
          value={period}
          onChange={(value) => go({ period: value })}
        />
        <NativeSelect
          label={t('statistics.format')}
          value={format ?? ''}
          data={[
            { value: '', label: t('statistics.allFormats') },
            ...FORMAT_KEYS.map((value: FormatKey) => ({ value, label: t(`format.long.${value}`) })),
          ]}
          onChange={({ currentTarget }) => go({ format: currentTarget.value || null })}
        />
        <NativeSelect
          label={t('statistics.surface')}
          value={surface ?? ''}
          data={[
            { value: '', label: t('statistics.allSurfaces') },
            ...SURFACES.map((value) => ({ value, label: t(`court:surface.${value}`) })),
          ]}
          onChange={({ currentTarget }) => go({ surface: currentTarget.value || null })}
        />
      </div>
      {figures ? (
        <>
          <FormatTable
            rows={[
              { format: '1-1', figures: figures.tennisSingles },
              { format: '1-2', figures: figures.tennisDoubles },
              { format: '2-2', figures: figures.padel },
            ]}
            only={format}
          />
          <SurfaceTable rows={figures.statisticsBySurface} only={surface} />
          <TimeChart stretches={figures.statisticsOverTime} period={period} />
        </>
      ) : error || data?.player === null ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton h={180} radius="lg" mb="md" />
          <Skeleton h={220} radius="lg" />
        </Loading>
      )}
      <section className={classes.card} aria-labelledby="met">
        <h3 id="met" className={classes.title}>
          {t('met.title')}
        </h3>
        <Text size="sm" c="dimmed" mb="sm">
          {t('met.text')}
        </Text>
        <PlayersMet player={player} self={self} format={chosen} to={(page) => to({}, page)} />
      </section>
    </Stack>
  );
}
