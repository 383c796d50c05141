import { Anchor } from '@mantine/core';
import { ask } from '@setpoint/client/ask';
import type { LandingQuery } from '@setpoint/client/documents';
import { useSession } from '@setpoint/client/session';
import { Loading } from '@setpoint/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TournamentCards } from '../../entities/competitions/tournament-cards.js';
import { MatchCards, MatchCardsSkeleton } from '../../entities/match/match-cards.js';
import type { HomePlace } from '../../entities/place/own-place.js';
import { PlayerCards } from '../../entities/player/player-cards.js';
import type { Lead } from './arrival.js';
import { Landing } from './landing-fields.js';
import classes from './landing-page.module.css';

const ORDER: Readonly<Record<Lead, readonly Lead[]>> = {
  matches: ['matches', 'players', 'tournaments'],
  players: ['players', 'matches', 'tournaments'],
  tournaments: ['tournaments', 'matches', 'players'],
};
const LISTS: Readonly<Record<Lead, string>> = {
  matches: '/match/list',
  players: '/player/list',
  tournaments: '/tournament/list',
};

/** Matches, players and tournaments around a place, what the page is for first (PUB-03). Without an answer nothing. */
export default function Near({ place, lead }: { readonly place: HomePlace; readonly lead: Lead }) {
  const { t } = useTranslation('visit');
  const data = useLanding(place);
  if (data === 'failed') return null;
  if (!data) {
    return (
      <Loading>
        <MatchCardsSkeleton count={3} />
      </Loading>
    );
  }
  const { matches, players, tournaments } = data;
  const cards: Readonly<Record<Lead, ReactNode>> = {
    matches: <MatchCards few items={matches?.edges.map(({ node }) => ({ match: node })) ?? []} />,
    players: <PlayerCards items={players?.edges.map(({ node }) => ({ player: node })) ?? []} />,
    tournaments: <TournamentCards few items={tournaments?.edges.map(({ node }) => ({ tournament: node })) ?? []} />,
  };
  return ORDER[lead]
    .filter((kind) => data[kind]?.edges.length)
    .map((kind) => (
      <section key={kind} aria-labelledby={kind} className={classes.near}>
        <div className={classes.head}>
          <h2 id={kind}>{t(`lp.${kind}`, { place: place.name })}</h2>
          <Anchor variant="standalone" component={Link} to={LISTS[kind]} fw={600} py={6}>
            {t('lp.all', { count: data[kind]?.totalCount })}
          </Anchor>
        </div>
        {cards[kind]}
      </section>
    ));
}

function useLanding({ lat, lng, km }: HomePlace): LandingQuery | 'failed' | null {
  const session = useSession();
  const [data, setData] = useState<LandingQuery | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    const near = { lat, lng, km };
    const variables = {
      matches: { near, missing: [1, 2, 3] },
      players: { near },
      tournaments: { near, actualState: 'OPEN' as const },
    };
    ask(session, Landing, variables).then(
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
  return data;
}
