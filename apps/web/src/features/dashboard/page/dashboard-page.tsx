import { useQuery } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { graphql, useCatchUp } from '@setpoint/client';
import { useMe, type SessionUser } from '@setpoint/client/session';
import type { LevelName } from '@setpoint/kernel';
import { EmptyState, ErrorState, Loading, Page } from '@setpoint/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import { FollowButton } from '../../../entities/player/follow-button.js';
import { PlayerCards, PlayerCardsSkeleton } from '../../../entities/player/player-cards.js';
import { FriendsMatches } from './friends-matches.js';
import { MyCorner, MyCornerSkeleton } from './my-corner.js';
import { Section } from './section.js';
import { WaitingForMe } from './waiting-for-me.js';
import classes from './dashboard-page.module.css';

const CARDS = 4;
const PLAYERS = 3;
const NEAR = 6;
const FRIENDS = 4;

/** All that the first view needs, in one request. */
const DashboardQuery = graphql(`
  query Dashboard(
    $me: ID!
    $near: NearInput!
    $sports: [Int!]
    $level: Float
    $levels: [LevelName!]
    $cards: Int!
    $people: Int!
    $open: Int!
    $friends: Int!
  ) {
    player(id: $me) {
      ...MyCorner
    }
    players(filter: { near: $near, sports: $sports, levels: $levels }, orderBy: LATEST_LOGIN, first: $people) {
      edges {
        node {
          ...PlayerCard
          distanceKm
        }
      }
    }
    waitingForMe {
      ...Waiting
    }
    myMatches(when: UPCOMING, first: $cards) {
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          ...MatchCard
        }
      }
    }
    matches(
      filter: { near: $near, sports: $sports, level: $level, missing: [1, 2, 3], states: [ORGANIZING] }
      orderBy: DATE
      first: $open
    ) {
      edges {
        node {
          ...MatchCard
          distanceKm
        }
      }
    }
    friendsMatches(first: $friends) {
      edges {
        node {
          ...MatchCard
        }
      }
    }
  }
`);

/** What waits for me, what comes next, what I could play (PLY-12). */
export function Component() {
  const me = useMe();
  return me && <Dashboard me={me} />;
}

function Dashboard({ me }: { readonly me: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const { lat, lng, km, name } = useHomePlace();
  const level = me.bestLevel?.rating ?? null;
  const { data, previousData, error, refetch } = useQuery(DashboardQuery, {
    variables: {
      me: me.id,
      near: { lat, lng, km },
      sports: me.sports.length > 0 ? [...me.sports] : null,
      level,
      levels: level !== null && me.bestLevel ? [me.bestLevel.name as LevelName] : null,
      cards: CARDS,
      // One more, because I am among them.
      people: PLAYERS + 1,
      open: NEAR,
      friends: FRIENDS,
    },
  });
  const ask = () => void refetch().catch(() => {});
  useCatchUp(ask);
  const shown = data ?? previousData;
  if (!shown && error) {
    return (
      <Page title={t('title')} hideTitle noIndex>
        <ErrorState onRetry={ask} />
      </Page>
    );
  }
  const coming = shown?.myMatches.edges.map(({ node }) => ({ match: node }));
  const open = shown?.matches.edges
    .filter(({ node }) => ![...node.teamA, ...node.teamB].some((place) => place.user.id === me.id))
    .map(({ node }) => ({ match: node, distanceKm: node.distanceKm }));
  const friends = shown?.friendsMatches.edges.map(({ node }) => ({ match: node }));
  const players = shown?.players.edges
    .filter(({ node }) => node.id !== me.id)
    .slice(0, PLAYERS)
    .map(({ node }) => ({ player: node, distanceKm: node.distanceKm }));

  return (
    <Page
      title={t('greeting', { name: me.firstName })}
      lead={t('lead')}
      noIndex
      actions={
        <Button component={Link} to="/match/new" leftSection={<IconPlus size={18} aria-hidden />} visibleFrom="md">
          {t('newMatch')}
        </Button>
      }
    >
      <div className={classes.columns}>
        <Stack gap="xl" className={classes.main}>
          <WaitingForMe items={shown?.waitingForMe} nothingPlanned={coming?.length === 0} />
          {(!coming || coming.length > 0) && (
            <Section
              title={t('next.title')}
              {...(shown?.myMatches.pageInfo.hasNextPage && { more: { to: '/match/my', label: t('next.more') } })}
            >
              {coming ? <MatchCards rail items={coming} /> : <Skeletons />}
            </Section>
          )}
          <Section title={t('open.title', { place: name })} more={{ to: '/match/list', label: t('open.more') }}>
            {!open ? (
              <Skeletons />
            ) : open.length > 0 ? (
              <MatchCards rail items={open} />
            ) : (
              <EmptyState
                order={3}
                illustration="court"
                title={t('open.empty')}
                text={t('open.emptyText')}
                action={
                  <Button component={Link} to="/match/new" variant="light">
                    {t('newMatch')}
                  </Button>
                }
              />
            )}
          </Section>
          <FriendsMatches items={friends} />
        </Stack>
        <Stack gap="xl" className={classes.side}>
          {shown ? shown.player && <MyCorner player={shown.player} /> : <MyCornerSkeleton />}
          <Section title={t('players.title')} more={{ to: '/player/list', label: t('players.more') }}>
            {!players ? (
              <Loading>
                <PlayerCardsSkeleton count={PLAYERS} />
              </Loading>
            ) : players.length > 0 ? (
              <PlayerCards items={players} action={(player) => <FollowButton player={player} size="sm" />} />
            ) : (
              <EmptyState
                order={3}
                illustration="players"
                title={t('players.empty')}
                action={
                  <Button component={Link} to="/player/list?tab=all" variant="light">
                    {t('players.more')}
                  </Button>
                }
              />
            )}
          </Section>
        </Stack>
      </div>
    </Page>
  );
}

function Skeletons() {
  return (
    <Loading>
      <MatchCardsSkeleton rail count={CARDS} />
    </Loading>
  );
}
