import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { ProfileQuery } from './first.js';
import { pictureSize, useIsPhone } from './phone.js';
import classes from './profile-page.module.css';
import { Profile, TABS } from './profile.js';

export const ProfileFields = graphql(`
  fragment Profile on User {
    ...PlayerCard
    photoUrl
    localLegendOf {
      id
      name
      slug
    }
    sports
    sex
    description
    playingHand
    nationality
    heightCm
    sportDetails {
      sport {
        id
      }
      preferredSurface
      racket
      strings
      shoes
      startYear
      frequency
      courtPosition
    }
    followingCount
    isBlockedByMe
    searchEngines
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
      selfAssessed
      start
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
      longestStreak
      playersMet
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
      noIndex={!player.searchEngines}
    >
      <Profile key={player.id} player={player} tab={tab} />
    </Page>
  );
}

function ProfileSkeleton() {
  const isPhone = useIsPhone();
  return (
    <Loading>
      <Stack gap="md">
        <div className={classes.head}>
          <Skeleton circle h={pictureSize(isPhone)} />
          <div className={classes.who}>
            <Skeleton h={26} w="50%" mb={10} />
            <Skeleton h={14} w="35%" mb={8} />
            <Skeleton h={14} w="45%" />
          </div>
          <Skeleton h={44} w={isPhone ? '100%' : 160} radius="xl" />
        </div>
        <Skeleton h={44} />
        <Skeleton h={200} radius="lg" />
      </Stack>
    </Loading>
  );
}
