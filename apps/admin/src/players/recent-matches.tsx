import { useQuery } from '@apollo/client/react';
import { Anchor, Group, Text } from '@mantine/core';
import { ErrorState, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EVERY_STATE, SUPPORT_MATCHES } from '../matches/documents.js';
import { MatchTable } from '../matches/match-table.js';

/** What the player played or is about to play, newest first. */
export function RecentMatches({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(SUPPORT_MATCHES, {
    variables: { filter: { playerId, states: [...EVERY_STATE] }, first: 10 },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby="recent-matches">
      <Group justify="space-between" mb="xs">
        <h3 id="recent-matches" style={{ margin: 0 }}>
          {t('players.recent')}
        </h3>
        <Anchor component={Link} to={`/matches?player=${encodeURIComponent(playerId)}`}>
          {t('players.allMatches')}
        </Anchor>
      </Group>
      {!data ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <RowsSkeleton count={4} />
        )
      ) : data.matches.edges.length === 0 ? (
        <Text c="dimmed">{t('matches.none')}</Text>
      ) : (
        <MatchTable matches={data.matches.edges.map(({ node }) => node)} />
      )}
    </section>
  );
}
