import { Anchor, Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { HomeNearbyQuery } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { EmptyState, Loading } from '@setpoint/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import classes from './nearby.module.css';

const HomeNearby = graphql(`
  query HomeNearby($open: MatchesFilter!, $played: MatchesFilter!, $players: PlayersFilter!) {
    open: matches(filter: $open, first: 3) {
      totalCount
      edges {
        node {
          ...MatchCard
        }
      }
    }
    played: matches(filter: $played, first: 1) {
      totalCount
    }
    players(filter: $players, first: 1) {
      totalCount
    }
  }
`);

/** Live numbers and the next matches around the visitor (PUB-01). Without an answer the section is left out. */
export default function Nearby() {
  const { t, i18n } = useTranslation('public');
  const { name, lat, lng, km } = useHomePlace();
  const session = useSession();
  const [data, setData] = useState<HomeNearbyQuery | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    const near = { lat, lng, km };
    const variables = {
      open: { near, missing: [1, 2, 3] },
      played: { near, states: ['CONFIRMED' as const] },
      players: { near },
    };
    ask(session, HomeNearby, variables).then(
      (answer) => !gone && setData(answer),
      (error: unknown) => {
        console.warn(error);
        if (!gone) setData('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [session, lat, lng, km]);
  if (data === 'failed') return null;
  if (!data) {
    return (
      <Loading>
        <MatchCardsSkeleton count={3} />
      </Loading>
    );
  }
  const figures = [
    { key: 'players', count: data.players.totalCount },
    { key: 'open', count: data.open.totalCount },
    { key: 'played', count: data.played.totalCount },
  ] as const;
  const matches = data.open.edges.map(({ node }) => ({ match: node }));
  return (
    <section aria-labelledby="nearby">
      <dl className={classes.figures}>
        {figures.map(({ key, count }) => (
          <div key={key}>
            <dt>{t(`public:home.figures.${key}`, { count, place: name })}</dt>
            <dd>{count.toLocaleString(i18n.language)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.head}>
        <h2 id="nearby">{t('public:home.nearby', { place: name })}</h2>
        <Anchor component={Link} to="/match/list" fw={600} py={6}>
          {t('public:home.allMatches')}
        </Anchor>
      </div>
      {matches.length > 0 ? (
        <MatchCards items={matches} few />
      ) : (
        <EmptyState
          order={3}
          title={t('public:home.noneTitle')}
          text={t('public:home.noneText')}
          action={
            <Button component={Link} to="/auth/register?redirectTo=%2Fmatch%2Fnew">
              {t('public:home.noneAction')}
            </Button>
          }
        />
      )}
    </section>
  );
}
