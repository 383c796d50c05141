import { Badge, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';
import type { ShownLeague } from './league-page.js';

/** Who has subscribed, with partner and reserve, and how the subscription stands (LEA-08). */
export function SubscriptionsTable({
  subscriptions,
}: {
  readonly subscriptions: NonNullable<ShownLeague['subscriptions']>;
}) {
  const { t } = useTranslation('admin');
  const { short } = useTimes();
  return (
    <Card title={t('leagues.subscriptions')}>
      {subscriptions.length === 0 && <Text c="dimmed">{t('leagues.noSubscriptions')}</Text>}
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
    </Card>
  );
}
