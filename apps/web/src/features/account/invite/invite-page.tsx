import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useMe } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { PlayerCards } from '../../../entities/player/player-cards.js';
import { SettingsCard } from '../card.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { InviteLink } from './invite-link.js';

const SIZE = 10;

const Invite = graphql(`
  query Invite($id: ID!, $first: Int!, $after: String) {
    player(id: $id) {
      id
      inviteCode
      invited(first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          cursor
          node {
            ...PlayerCard
          }
        }
      }
    }
  }
`);

/** /player/account/invite: the link that brings friends, who came by it, and what that earns (PLY-09, SMS-01). */
export function Component() {
  const { t } = useTranslation('account');
  const me = useMe();
  const variables = { id: me?.id ?? '', first: SIZE };
  const { data, error, refetch, fetchMore, loading } = useQuery(Invite, {
    variables: { ...variables, after: null },
    skip: !me,
  });
  const code = data?.player?.inviteCode;
  const joined = data?.player?.invited;
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      {code && joined ? (
        <>
          <SettingsCard title={t('account:invite.title')}>
            <InviteLink code={code} />
          </SettingsCard>
          <SettingsCard title={t('account:invite.joinedTitle')}>
            <Stack gap="md">
              <Text size="sm" role="status">
                {joined.totalCount === 0
                  ? t('account:invite.nobody')
                  : t('account:invite.joined', { count: joined.totalCount })}
              </Text>
              <PlayerCards items={joined.edges.map(({ node: player }) => ({ player }))} />
              {joined.pageInfo.hasNextPage && (
                <Button
                  variant="default"
                  loading={loading}
                  onClick={() =>
                    void fetchMore({ variables: { ...variables, after: joined.pageInfo.endCursor } }).catch(() => {})
                  }
                >
                  {t('account:blocked.more')}
                </Button>
              )}
            </Stack>
          </SettingsCard>
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={320} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}
