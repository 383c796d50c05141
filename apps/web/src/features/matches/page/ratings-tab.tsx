import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { MatchRatingsQuery, MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import type { Side } from '@setpoint/scoring';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChanceBar } from '../../../entities/level/chance-bar.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { loginPath } from '../../../entities/site/paths.js';
import { RatedPlayer } from './rated-player.js';
import classes from './ratings-tab.module.css';

const MatchRatings = graphql(`
  query MatchRatings($id: ID!) {
    match(id: $id) {
      id
      notRatedReason
      keptPrediction {
        winChance
      }
      teamA {
        badge
        level
        user {
          ...RatedIn
        }
      }
      teamB {
        badge
        level
        user {
          ...RatedIn
        }
      }
    }
  }
`);

export const RatedInFields = graphql(`
  fragment RatedIn on User {
    ...PlayerChip
    levelEntry(matchId: $id) {
      ...LevelStep
    }
  }
`);

/** The chance that was kept before the match, and what it did to whose level (MAT-16, BYD-01). */
export default function RatingsTab({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('level');
  const me = useMe();
  if (!me) {
    return (
      <EmptyState
        order={3}
        illustration="results"
        title={t('ratings.members')}
        action={
          <Button component={Link} to={loginPath(`${matchPath(match)}?tab=ratings`)}>
            {t('ratings.signIn')}
          </Button>
        }
      />
    );
  }
  if (match.isFriendly) {
    return (
      <EmptyState
        order={3}
        illustration="results"
        title={t('ratings.friendly')}
        text={t('ratings.friendlyText')}
        action={
          <Button component={Link} to="/match/list">
            {t('entries.find')}
          </Button>
        }
      />
    );
  }
  if (match.state !== 'CONFIRMED') {
    return <EmptyState order={3} illustration="results" title={t('ratings.pending')} />;
  }
  return <Ratings match={match} />;
}

function Ratings({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('level');
  const sides = useSides();
  const { data, error, refetch } = useQuery(MatchRatings, {
    variables: { id: match.id },
  });
  const found = data?.match;
  if (!found) {
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Loading>
        <Stack gap="md">
          <Skeleton h={70} radius="lg" />
          <Skeleton h={180} radius="lg" />
        </Stack>
      </Loading>
    );
  }
  const rated = ratedIn(found);
  const chance = found.keptPrediction?.winChance ?? null;
  if (rated.length === 0) {
    const reason = found.notRatedReason ?? 'NONE';
    return (
      <EmptyState order={3} illustration="results" title={t('ratings.none')} text={t(`ratings.notRated.${reason}`)} />
    );
  }
  const winner = match.result?.winner ?? null;
  return (
    <Stack gap="md">
      {chance !== null && (
        <section className={classes.card} aria-labelledby="chance">
          <h3 id="chance" className={classes.title}>
            {t('ratings.chance')}
          </h3>
          <ChanceBar chance={chance} sides={[sides.nameOf(match, 'A'), sides.nameOf(match, 'B')]} />
        </section>
      )}
      <div className={classes.players}>
        {rated.map(({ player, entry, side }) => (
          <RatedPlayer
            key={player.id}
            player={player}
            entry={entry}
            won={winner === null ? null : winner === side}
            format={`${match.sport.id}-${match.numberPlayers}`}
          />
        ))}
      </div>
    </Stack>
  );
}

type Found = NonNullable<MatchRatingsQuery['match']>;

/** Those whose level the match moved, with what it did. */
function ratedIn(match: Found) {
  const of = (team: Found['teamA'], side: Side) =>
    team.flatMap(({ badge, user }) => {
      const entry = user.levelEntry;
      return badge === 'ACCEPTED' && entry ? [{ player: user, entry, side }] : [];
    });
  return [...of(match.teamA, 'A'), ...of(match.teamB, 'B')];
}
