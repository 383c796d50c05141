import { useQuery } from '@apollo/client/react';
import { Button, Stack, Title } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LeagueCards } from '../../../entities/competitions/league-cards.js';
import { CompetitionCardsSkeleton } from '../../../entities/competitions/competition-cards-skeleton.js';
import { TournamentCards } from '../../../entities/competitions/tournament-cards.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { usePagedList } from '../../../entities/paging/use-paged-list.js';
import { playerPath } from '../../../entities/player/player-link.js';

const SIZE = 12;

const TournamentsOfPlayer = graphql(`
  query TournamentsOfPlayer($playerId: ID!, $first: Int!, $after: String) {
    tournamentsOf(playerId: $playerId, first: $first, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...TournamentCard
        }
      }
    }
  }
`);

const Steps = graphql(`
  query TournamentsOfPlayerSteps($playerId: ID!, $first: Int!, $after: String) {
    tournamentsOf(playerId: $playerId, first: $first, after: $after) {
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const LeaguesOfPlayer = graphql(`
  query LeaguesOfPlayer($playerId: ID!) {
    leaguesOf(playerId: $playerId) {
      ...LeagueCard
    }
  }
`);

/** Tournaments and leagues in which a player is or was, the latest first (PLY-02). */
export default function TournamentsTab(props: { readonly player: ProfileFragment; readonly self: boolean }) {
  return (
    <Stack gap="xl">
      <Tournaments {...props} />
      <Leagues player={props.player} />
    </Stack>
  );
}

/** Where there are none, or no answer, they are left out. */
function Leagues({ player }: { readonly player: ProfileFragment }) {
  const { t } = useTranslation('player-ui');
  const { data } = useQuery(LeaguesOfPlayer, { variables: { playerId: player.id } });
  const leagues = data?.leaguesOf ?? [];
  if (leagues.length === 0) return null;
  return (
    <section aria-labelledby="leagues">
      <Title order={3} size="h4" mb="sm" id="leagues">
        {t('tournaments.leagues')}
      </Title>
      <LeagueCards items={leagues.map((league) => ({ league }))} />
    </section>
  );
}

function Tournaments({ player, self }: { readonly player: ProfileFragment; readonly self: boolean }) {
  const { t } = useTranslation('player-ui');
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page') ?? undefined);
  const list = usePagedList({
    field: 'tournamentsOf',
    query: TournamentsOfPlayer,
    steps: Steps,
    variables: { playerId: player.id },
    page,
    size: SIZE,
  });
  return (
    <PagedList
      list={list}
      to={(number) => `${playerPath(player, 'tournaments')}${number > 1 ? `?page=${number}` : ''}`}
      skeleton={<CompetitionCardsSkeleton count={3} />}
      empty={
        <EmptyState
          order={3}
          illustration="results"
          title={t('tournaments.empty')}
          action={
            self && (
              <Button component={Link} to="/tournament/list">
                {t('tournaments.find')}
              </Button>
            )
          }
        />
      }
    >
      {(nodes) => <TournamentCards items={nodes.map((node) => ({ tournament: node }))} />}
    </PagedList>
  );
}
