import { Anchor, Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { ask } from '@setpoint/client/ask';
import type { HomeNearbyQuery } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { EmptyState, Loading } from '@setpoint/ui';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TournamentCards } from '../../../entities/competitions/tournament-cards.js';
import { MatchCards, MatchCardsSkeleton } from '../../../entities/match/match-cards.js';
import { sportsOf } from '../../../entities/filters/params.js';
import { useHomePlace } from '../../../entities/place/use-home-place.js';
import classes from './nearby.module.css';

const VisitorPlacePicker = lazy(() => import('./visitor-place-picker.js'));

const HomeNearby = graphql(`
  query HomeNearby(
    $open: MatchesFilter!
    $played: MatchesFilter!
    $players: PlayersFilter!
    $tournaments: TournamentsFilter!
  ) {
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
    tournaments(filter: $tournaments, first: 3) {
      edges {
        node {
          ...TournamentCard
        }
      }
    }
  }
`);

/** Live numbers, the next matches and tournaments around the visitor's place (PUB-01, FLT-01). Without an answer the section is left out. */
export default function Nearby() {
  const { t, i18n } = useTranslation('public');
  const { name, lat, lng, km, sports } = useHomePlace();
  const session = useSession();
  const [choosing, setChoosing] = useState(false);
  const [data, setData] = useState<HomeNearbyQuery | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    const around = { near: { lat, lng, km }, ...sportsOf({ sports: [] }, { sports }) };
    const variables = {
      open: { ...around, missing: [1, 2, 3] },
      played: { ...around, states: ['CONFIRMED' as const] },
      players: around,
      tournaments: { ...around, actualState: 'OPEN' as const },
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
  }, [session, lat, lng, km, sports]);
  if (data === 'failed') return null;
  if (!data) {
    return (
      <Loading>
        <MatchCardsSkeleton count={3} />
      </Loading>
    );
  }
  const figures = [
    { key: 'players', count: data.players?.totalCount },
    { key: 'open', count: data.open?.totalCount },
    { key: 'played', count: data.played?.totalCount },
  ] as const;
  const matches = data.open?.edges.map(({ node }) => ({ match: node }));
  const tournaments = data.tournaments?.edges.map(({ node }) => ({ tournament: node })) ?? [];
  return (
    <>
      <section aria-labelledby="nearby">
        {choosing ? (
          <Suspense>
            <VisitorPlacePicker onDone={() => setChoosing(false)} />
          </Suspense>
        ) : (
          <Button
            variant="default"
            mb="lg"
            leftSection={<IconMapPin size={18} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {t('public:home.place.change', { place: name })}
          </Button>
        )}
        <dl className={classes.figures}>
          {figures.map(
            ({ key, count }) =>
              count !== undefined && (
                <div key={key}>
                  <dt>{t(`public:home.figures.${key}`, { count, place: name })}</dt>
                  <dd>{count.toLocaleString(i18n.language)}</dd>
                </div>
              ),
          )}
        </dl>
        <div className={classes.head}>
          <h2 id="nearby">{t('public:home.nearby', { place: name })}</h2>
          <Anchor variant="standalone" component={Link} to="/match/list" fw={600} py={6}>
            {t('public:home.allMatches')}
          </Anchor>
        </div>
        {!matches ? null : matches.length > 0 ? (
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
      {tournaments.length > 0 && (
        <section aria-labelledby="tournaments" className={classes.next}>
          <div className={classes.head}>
            <h2 id="tournaments">{t('public:home.tournaments', { place: name })}</h2>
            <Anchor variant="standalone" component={Link} to="/tournament/list" fw={600} py={6}>
              {t('public:home.allTournaments')}
            </Anchor>
          </div>
          <TournamentCards items={tournaments} few />
        </section>
      )}
    </>
  );
}
