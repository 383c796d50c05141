import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Menu, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { ConfirmSheet, CourtLines, ErrorState, Loading, Page, PlayerAvatar, toast } from '@setpoint/ui';
import { IconBallTennis, IconDotsVertical, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { UnblockButton } from '../../../entities/player/unblock-button.js';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { platformNow } from '../../../entities/time/platform-time.js';
import { timeAgo } from '../../../entities/time/relative-time.js';
import { InfoTab } from './info-tab.js';
import { MatchesTab } from './matches-tab.js';
import { PeopleTab } from './people-tab.js';
import classes from './profile-page.module.css';

const TABS = ['info', 'matches', 'friends', 'followers'] as const;

const ProfileQuery = graphql(`
  query PlayerProfile($id: ID!) {
    player(id: $id) {
      ...Profile
    }
  }
`);

export const ProfileFields = graphql(`
  fragment Profile on User {
    ...PlayerCard
    photoUrl
    sports
    sex
    description
    playingHand
    heightCm
    followingCount
    isBlockedByMe
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
      selfAssessed
    }
    availability {
      noFixedDays
      slots {
        weekday
        from
        to
      }
    }
    statistics {
      matches
      wins
      losses
      draws
      setsWon
      setsLost
      gamesWon
      gamesLost
      currentStreak
      playersMet
    }
  }
`);

const Block = graphql(`
  mutation BlockPlayer($playerId: ID!) {
    blockPlayer(input: { playerId: $playerId }) {
      success
      errorCode
      player {
        id
        isBlockedByMe
        isFollowedByMe
        followsMe
        followersCount
        followingCount
      }
    }
  }
`);

/** A player: info, matches, followed, followers (PLY-02, PLY-03). */
export function Component() {
  const { t } = useTranslation('player-ui');
  const { id = '', name, pageTab } = useParams();
  const { search } = useLocation();
  const { data, error, refetch } = useQuery(ProfileQuery, { variables: { id } });
  const player = data?.player;
  if (player === undefined || (player === null && error)) {
    return (
      <Page title={t('profile.title')} hideTitle>
        {error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <ProfileSkeleton />}
      </Page>
    );
  }
  if (player === null) {
    return (
      <Missing title={t('missing.title')} text={t('missing.text')} to="/player/list" label={t('missing.action')} />
    );
  }
  const tab = TABS.find((one) => one === (pageTab ?? 'info'));
  // The slug is part of the canonical address (RTE-13); an unknown tab is none.
  if (name !== player.slug || !tab || pageTab === 'info') {
    return <Navigate to={playerPath(player, tab && tab !== 'info' ? tab : undefined) + search} replace />;
  }
  return (
    <Page
      title={player.displayName}
      description={t('profile.description', { name: player.displayName, place: player.locationName ?? '–' })}
      hideTitle
    >
      <Profile player={player} tab={tab} />
    </Page>
  );
}

function Profile({ player, tab }: { readonly player: ProfileFragment; readonly tab: (typeof TABS)[number] }) {
  const { t, i18n } = useTranslation('player-ui');
  const me = useMe();
  const navigate = useNavigate();
  const refused = useRefusal('player-ui');
  const [asking, setAsking] = useState(false);
  const [block] = useMutation(Block, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'players' });
      cache.gc();
    },
  });
  const self = me?.id === player.id;

  async function blockNow() {
    try {
      const answer = (await block({ variables: { playerId: player.id } })).data?.blockPlayer;
      if (!answer?.success) refused(answer?.errorCode);
      else toast({ text: t('block.done', { name: player.firstName }) });
    } catch (error) {
      refused(error);
    }
  }

  return (
    <Stack gap="md">
      <header className={classes.head}>
        <CourtLines className={classes.lines!} />
        <PlayerAvatar player={player} size={96} className={classes.picture!} />
        <div className={classes.who}>
          <h2 className={classes.name}>{player.displayName}</h2>
          <Group gap="xs" c="dimmed">
            {player.locationName && (
              <Group gap={4} wrap="nowrap">
                <IconMapPin size={16} aria-hidden />
                <Text size="sm">{player.locationName}</Text>
              </Group>
            )}
            {player.age !== null && <Text size="sm">{t('card.age', { count: player.age })}</Text>}
            {player.lastLoginAt && (
              <Text size="sm">
                {t('card.here', { when: timeAgo(player.lastLoginAt, i18n.language, platformNow()) })}
              </Text>
            )}
          </Group>
          {player.description && <Text mt={4}>{player.description}</Text>}
          <Group gap="md" mt={6}>
            <Link className={classes.count} to={playerPath(player, 'friends')}>
              {t('profile.following', { count: player.followingCount })}
            </Link>
            <Link className={classes.count} to={playerPath(player, 'followers')}>
              {t('profile.followers', { count: player.followersCount })}
            </Link>
            {player.followsMe && (
              <Text size="sm" c="dimmed">
                {t('card.followsYou')}
              </Text>
            )}
          </Group>
        </div>
        <Group gap="sm" className={classes.actions!}>
          {self ? (
            <Button component={Link} to="/player/account" variant="light">
              {t('profile.edit')}
            </Button>
          ) : me ? (
            !player.isBlockedByMe && (
              <>
                <Button
                  component={Link}
                  to={`/match/new?invite=${encodeURIComponent(player.id)}`}
                  leftSection={<IconBallTennis size={18} aria-hidden />}
                >
                  {t('profile.invite')}
                </Button>
                <FollowButton player={player} />
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button variant="default" aria-label={t('profile.more')} px={12}>
                      <IconDotsVertical size={18} aria-hidden />
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item color="red" style={{ minHeight: 44 }} onClick={() => setAsking(true)}>
                      {t('block.action')}
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </>
            )
          ) : (
            <Button component={Link} to={`/auth/login?redirectTo=${encodeURIComponent(playerPath(player))}`}>
              {t('profile.signIn')}
            </Button>
          )}
        </Group>
      </header>

      {player.isBlockedByMe && (
        <Alert color="gray" title={t('block.title', { name: player.firstName })}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{t('block.text')}</Text>
            <UnblockButton player={player} />
          </Stack>
        </Alert>
      )}

      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          void navigate(playerPath(player, next && next !== 'info' ? next : undefined), { preventScrollReset: true })
        }
      >
        <Tabs.List aria-label={t('profile.tabs')} className={classes.tabs!}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one} style={{ minHeight: 44 }}>
              {t(`profile.tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="info" pt="md">
          <InfoTab player={player} self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="matches" pt="md">
          <MatchesTab player={player} self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="friends" pt="md">
          <PeopleTab key="friends" player={player} list="following" self={self} />
        </Tabs.Panel>
        <Tabs.Panel value="followers" pt="md">
          <PeopleTab key="followers" player={player} list="followers" self={self} />
        </Tabs.Panel>
      </Tabs>

      <ConfirmSheet
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('block.ask', { name: player.displayName })}
        text={t('block.askText')}
        confirmLabel={t('block.action')}
        danger
        onConfirm={blockNow}
      />
    </Stack>
  );
}

function ProfileSkeleton() {
  return (
    <Loading>
      <Stack gap="md">
        <div className={classes.head}>
          <Skeleton circle h={96} />
          <div className={classes.who}>
            <Skeleton h={26} w="50%" mb={10} />
            <Skeleton h={14} w="35%" mb={8} />
            <Skeleton h={14} w="45%" />
          </div>
          <Skeleton h={42} w={160} radius="xl" />
        </div>
        <Skeleton h={44} />
        <Skeleton h={200} radius="lg" />
      </Stack>
    </Loading>
  );
}
