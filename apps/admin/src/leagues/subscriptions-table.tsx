import { useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';
import { LEAGUE_SUBSCRIPTIONS, SUBSCRIPTIONS_AT_ONCE } from './documents.js';

/** Who has subscribed, with partner and reserve, and how the subscription stands (LEA-08). */
export function SubscriptionsTable({ leagueId }: { readonly leagueId: string }) {
  const { t } = useTranslation('admin');
  const { short } = useTimes();
  const { data, fetchMore, loading } = useQuery(LEAGUE_SUBSCRIPTIONS, {
    variables: { id: leagueId, first: SUBSCRIPTIONS_AT_ONCE },
    fetchPolicy: 'cache-and-network',
  });
  const subscriptions = data?.league?.subscriptions ?? [];
  const count = subscriptions.length;
  /** How many there are; known once nothing comes after them. */
  const [total, setTotal] = useState<number | null>(null);
  const isMore = count > 0 && count % SUBSCRIPTIONS_AT_ONCE === 0 && count !== total;
  const more = async () => {
    const { data: next } = await fetchMore({
      variables: { after: subscriptions.at(-1)!.id },
      updateQuery: (before, { fetchMoreResult }) => ({
        league: before.league && {
          ...before.league,
          subscriptions: [...(before.league.subscriptions ?? []), ...(fetchMoreResult.league?.subscriptions ?? [])],
        },
      }),
    });
    if (next?.league?.subscriptions?.length === 0) setTotal(count);
  };
  return (
    <Card title={t('leagues.subscriptions')}>
      {data && subscriptions.length === 0 && <Text c="dimmed">{t('leagues.noSubscriptions')}</Text>}
      {subscriptions.length > 0 && (
        <DataTable
          rows={subscriptions}
          keyOf={({ id }) => id}
          columns={[
            {
              title: t('tournaments.players'),
              cell: ({ subscriber, partner, reserve }) => (
                <Group gap="xs">
                  <PlayerLink player={subscriber} />
                  {partner && <PlayerLink player={partner} />}
                  {reserve && (
                    <span>
                      ({t('leagues.reserve')}: <PlayerLink player={reserve} />)
                    </span>
                  )}
                </Group>
              ),
            },
            {
              title: t('tournaments.state'),
              cell: ({ state, cause, endedBecause }) => (
                <Badge variant="default" tt="none">
                  {t(`leagues.subscriptionStates.${state}`)}
                  {cause && [': ', t(`leagues.causes.${cause}`)]}
                  {endedBecause && [': ', t(`leagues.endedBecause.${endedBecause}`)]}
                </Badge>
              ),
            },
            { title: t('leagues.phasesPlayed'), cell: ({ phasesPlayed }) => phasesPlayed },
            { title: t('tournaments.created'), cell: ({ createdAt }) => short(createdAt) },
          ]}
        />
      )}
      {isMore && (
        <Button mt="sm" variant="default" loading={loading} onClick={() => void more().catch(() => {})}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}
