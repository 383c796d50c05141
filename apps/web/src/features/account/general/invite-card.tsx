import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ErrorState, Loading, toast } from '@setpoint/ui';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PlayerCards } from '../../../entities/player/player-cards.js';
import { SettingsCard } from '../card.js';

const SIZE = 10;

const InvitedPlayers = graphql(`
  query InvitedPlayers($id: ID!, $first: Int!, $after: String) {
    player(id: $id) {
      id
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

/** The link that brings friends, and who came by it (PLY-09). */
export function InviteCard({ me, code }: { readonly me: string; readonly code: string }) {
  const { t } = useTranslation('account');
  const url = `${window.location.origin}/auth/register/${encodeURIComponent(code)}`;

  async function share() {
    if (typeof navigator.share === 'function') {
      // Closing the system's sheet is no error.
      await navigator.share({ title: t('account:invite.shareTitle'), url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', text: t('account:invite.copied') });
    } catch {
      toast({ tone: 'error', text: t('account:invite.notCopied') });
    }
  }

  return (
    <SettingsCard id="invite" title={t('account:invite.title')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('account:invite.text')}
        </Text>
        <TextInput
          label={t('account:invite.link')}
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="light"
          leftSection={<IconShare size={18} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => void share()}
        >
          {t('account:invite.share')}
        </Button>
        <Joined me={me} />
      </Stack>
    </SettingsCard>
  );
}

function Joined({ me }: { readonly me: string }) {
  const { t } = useTranslation('account');
  const variables = { id: me, first: SIZE };
  const { data, error, refetch, fetchMore, loading } = useQuery(InvitedPlayers, {
    variables: { ...variables, after: null },
  });
  const list = data?.player?.invited;
  if (!list) {
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Loading>
        <Skeleton h={64} />
      </Loading>
    );
  }
  if (list.edges.length === 0) return <Text size="sm">{t('account:invite.nobody')}</Text>;
  return (
    <>
      <Text fw={600}>{t('account:invite.joined', { count: list.totalCount })}</Text>
      <PlayerCards items={list.edges.map(({ node: player }) => ({ player }))} />
      {list.pageInfo.hasNextPage && (
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
    </>
  );
}
