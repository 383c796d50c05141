import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { PlayerCards, PlayerCardsSkeleton } from '../../../entities/player/player-cards.js';
import { UnblockButton } from '../../../entities/player/unblock-button.js';
import { SettingsCard } from '../card.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';

const SIZE = 20;

const BlockedPlayers = graphql(`
  query BlockedPlayers($id: ID!, $first: Int!, $after: String) {
    player(id: $id) {
      id
      blocked(first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          cursor
          node {
            ...PlayerCard
            isBlockedByMe
          }
        }
      }
    }
  }
`);

/** /player/account/blocked: whom I have blocked, and the way back (PLY-04). */
export function Component() {
  const { t } = useTranslation('account');
  const me = useMe();
  const variables = { id: me?.id ?? '', first: SIZE };
  const { data, error, refetch, fetchMore, loading } = useQuery(BlockedPlayers, {
    variables: { ...variables, after: null },
    skip: !me,
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.player?.blocked;
  const blocked = list?.edges.map(({ node }) => node).filter((player) => player.isBlockedByMe);
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('account:blocked.title')}>
        <Stack gap="md">
          <ListFrame
            items={blocked}
            failed={Boolean(error)}
            onRetry={() => void refetch().catch(() => {})}
            skeleton={<PlayerCardsSkeleton count={2} />}
            empty={
              <EmptyState
                order={3}
                illustration="players"
                title={t('account:blocked.none')}
                text={t('account:blocked.noneText')}
              />
            }
          >
            <PlayerCards
              items={blocked?.map((player) => ({ player })) ?? []}
              action={(player) => <UnblockButton player={player} />}
            />
          </ListFrame>
          {list?.pageInfo.hasNextPage && (
            <Button
              variant="default"
              loading={loading}
              onClick={() =>
                void fetchMore({ variables: { ...variables, after: list.pageInfo.endCursor } }).catch(() => {})
              }
            >
              {t('account:blocked.more')}
            </Button>
          )}
        </Stack>
      </SettingsCard>
    </Page>
  );
}
