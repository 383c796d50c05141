import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Table } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { shownDay } from '../../../entities/level/figures.js';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { PagedList } from '../../../entities/paging/paged-list.js';
import { useAfter } from '../../../entities/paging/use-after.js';
import { PlayerCardsSkeleton } from '../../../entities/player/player-cards.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { ForMembers } from '../profile/for-members.js';
import classes from '../statistics/statistics.module.css';

const SIZE = 10;

const MetByPlayer = graphql(`
  query MetByPlayer($id: ID!, $sport: Int, $numberPlayers: Int, $first: Int!, $after: String) {
    player(id: $id) {
      id
      playersMet(sport: $sport, numberPlayers: $numberPlayers, first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            matches
            wins
            losses
            draws
            lastPlayedAt
            player {
              id
              displayName
              slug
            }
          }
        }
      }
    }
  }
`);

const MetByPlayerSteps = graphql(`
  query MetByPlayerSteps($id: ID!, $sport: Int, $numberPlayers: Int, $first: Int!, $after: String) {
    player(id: $id) {
      id
      playersMet(sport: $sport, numberPlayers: $numberPlayers, first: $first, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

interface MetProps {
  readonly player: ProfileFragment;
  readonly self: boolean;
  readonly format: { readonly sport?: number; readonly numberPlayers?: number };
  readonly to: (page: number) => string;
}

/** Opponents: how often, won and lost, when last (PLY-07); for members (PLY-03). */
export function PlayersMet(props: MetProps) {
  return useMe() ? <MetList {...props} /> : <ForMembers player={props.player} tab="statistics" />;
}

function MetList({ player, self, format, to }: MetProps) {
  const { t, i18n } = useTranslation('player-ui');
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page') ?? undefined);
  const variables = { id: player.id, ...format };
  const cursor = useAfter({
    steps: MetByPlayerSteps,
    variables,
    page,
    size: SIZE,
    pageInfoOf: ({ player: found }) => found?.playersMet.pageInfo ?? { endCursor: null, hasNextPage: false },
  });
  const { data, error, refetch } = useQuery(MetByPlayer, {
    variables: { ...variables, first: SIZE, after: cursor.after ?? null },
    skip: cursor.after === undefined,
  });
  const met = data?.player?.playersMet;
  const { remember } = cursor;
  useEffect(() => remember(met?.pageInfo.hasNextPage ? met.pageInfo.endCursor : null));
  const withDraws = met?.edges.some(({ node }) => node.draws > 0);
  const figures = ['matches', 'wins', 'losses', ...(withDraws ? (['draws'] as const) : [])] as const;
  return (
    <PagedList
      list={{
        page,
        size: SIZE,
        total: met?.totalCount ?? 0,
        nodes: met?.edges.map(({ node }) => node),
        failed: Boolean(error) || cursor.failed,
        retry: () => (cursor.failed ? cursor.retry() : void refetch().catch(() => {})),
      }}
      to={to}
      skeleton={<PlayerCardsSkeleton count={2} />}
      empty={
        <EmptyState
          order={3}
          illustration="players"
          title={t(self ? 'met.emptyMine' : 'met.empty')}
          action={
            self ? (
              <Button component={Link} to="/match/list">
                {t('statistics.find')}
              </Button>
            ) : undefined
          }
        />
      }
    >
      {(nodes) => (
        <Table.ScrollContainer minWidth={0} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table className={classes.met!}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('met.player')}</Table.Th>
                {figures.map((name) => (
                  <Table.Th key={name} scope="col" className={classes.figure!}>
                    {t(`statistics.${name}`)}
                  </Table.Th>
                ))}
                <Table.Th scope="col">{t('met.last')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {nodes.map((one) => (
                <Table.Tr key={one.player.id}>
                  <Table.Th scope="row">
                    <Anchor variant="standalone" component={Link} to={playerPath(one.player)} className={classes.name!}>
                      {one.player.displayName}
                    </Anchor>
                  </Table.Th>
                  {figures.map((name) => (
                    <Table.Td key={name} className={classes.figure!} data-name={t(`statistics.${name}`)}>
                      {one[name]}
                    </Table.Td>
                  ))}
                  <Table.Td data-name={t('met.last')}>{shownDay(one.lastPlayedAt, i18n.language)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </PagedList>
  );
}
