import { useQuery } from '@apollo/client/react';
import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { wordIn } from '../../../entities/filters/params.js';
import classes from '../statistics/statistics.module.css';
import { FORMAT_KEYS, formatOf } from '../statistics/formats.js';
import { comparePath } from './compare-path.js';
import { CommonOpponents } from './common-opponents.js';
import { HeadToHead } from './head-to-head.js';
import { LevelHistories } from './level-histories.js';
import { SharedTimes } from './shared-times.js';

const Simulation = lazy(() => import('../level/simulation.js'));

const ComparePlayers = graphql(`
  query ComparePlayers($playerId: ID!, $otherId: ID!, $sport: Int!, $numberPlayers: Int!) {
    comparePlayers(playerId: $playerId, otherId: $otherId, sport: $sport, numberPlayers: $numberPlayers) {
      player {
        ...ComparedPlayer
      }
      other {
        ...ComparedPlayer
      }
      headToHead {
        matches
        wins
        losses
        draws
        setsWon
        setsLost
        gamesWon
        gamesLost
        lastPlayedAt
      }
      commonOpponents {
        opponent {
          id
          displayName
          slug
        }
        player {
          wins
          losses
          draws
        }
        other {
          wins
          losses
          draws
        }
      }
      availabilityOverlap {
        noFixedDays
        slots {
          weekday
          from
          to
        }
      }
    }
  }
`);

/** Head to head, levels on one chart, common opponents, times when both can play, a match simulated (PLY-05, PLY-06). */
export function Comparison({ player, otherId }: { readonly player: ProfileFragment; readonly otherId: string }) {
  const { t } = useTranslation('player-ui');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const format = wordIn(params, 'format', FORMAT_KEYS, player.sports.includes(1) ? '1-1' : '2-2');
  const { data, previousData, error, refetch } = useQuery(ComparePlayers, {
    variables: { playerId: player.id, otherId, ...formatOf(format) },
  });
  // Another format keeps what is there until it is known.
  const found = (data ?? previousData)?.comparePlayers;
  if (found === null) {
    return <EmptyState order={3} illustration="lost" title={t('missing.title')} text={t('missing.text')} />;
  }
  if (!found) {
    if (error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
    return (
      <Loading>
        <Skeleton h={150} radius="lg" mb="md" />
        <Skeleton h={240} radius="lg" />
      </Loading>
    );
  }
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('statistics.format')}
        maw={240}
        value={format}
        data={FORMAT_KEYS.map((value) => ({ value, label: t(`format.long.${value}`) }))}
        onChange={({ currentTarget }) =>
          void navigate(`${comparePath(player, otherId)}&format=${currentTarget.value}`, { preventScrollReset: true })
        }
      />
      <HeadToHead player={found.player} other={found.other} record={found.headToHead} />
      <section className={classes.card} aria-labelledby="level-histories">
        <h3 id="level-histories" className={classes.title}>
          {t('compare.levels')}
        </h3>
        <LevelHistories players={[found.player, found.other]} />
      </section>
      <CommonOpponents player={found.player} other={found.other} opponents={found.commonOpponents} />
      <SharedTimes times={found.availabilityOverlap} />
      <Suspense fallback={null}>
        <Simulation
          key={`${format} ${found.player.id} ${found.other.id}`}
          format={formatOf(format)}
          teamA={[found.player]}
          teamB={[found.other]}
        />
      </Suspense>
    </Stack>
  );
}
