import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { leaguePath } from '../../../entities/competitions/league-link.js';
import { SectionTitle } from '../../../entities/competitions/section.js';
import { playerPath } from '../../../entities/player/player-link.js';
import own from './league.module.css';

const SIZE = 50;

const RankingQuery = graphql(`
  query LeagueRanking($id: ID!, $year: Int, $first: Int!, $after: String) {
    league(id: $id) {
      id
      ranking(year: $year, first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          cursor
          node {
            position
            players {
              id
              displayName
              slug
            }
            points
            played
            appw
            phases
          }
        }
      }
    }
  }
`);

/** The ranking of a year, at its own address (LEA-07). */
export default function RankingTab({ league }: { readonly league: LeagueHeadFragment }) {
  const { t, i18n } = useTranslation('league');
  const me = useMe();
  const { year: named } = useParams();
  const [params] = useSearchParams();
  const year = /^\d{4}$/.test(named ?? '') ? Number(named) : (league.rankingYears[0] ?? league.year);
  const after = params.get('after');
  const { data, error, refetch } = useQuery(RankingQuery, {
    variables: { id: league.id, year, first: SIZE, after },
    fetchPolicy: 'cache-and-network',
  });
  const ranking = data?.league?.ranking;
  const to = leaguePath(league, 'ranking', year);
  const figure = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);
  return (
    <Stack gap="md">
      {league.rankingYears.length > 1 && (
        <ul className={own.choice} aria-label={t('ranking.years')}>
          {league.rankingYears.map((one) => (
            <li key={one}>
              <Button
                component={Link}
                to={leaguePath(league, 'ranking', one)}
                preventScrollReset
                size="sm"
                variant={one === year ? 'light' : 'default'}
                aria-current={one === year ? 'true' : undefined}
              >
                {one}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SectionTitle title={t('ranking.title', { year })} hint={t('ranking.text')} />
      {!ranking ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Loading>
            <Skeleton h={320} radius="lg" />
          </Loading>
        )
      ) : ranking.edges.length === 0 ? (
        <EmptyState order={3} illustration="results" title={t('ranking.empty.title')} text={t('ranking.empty.text')} />
      ) : (
        <div className={own.scroll} role="region" aria-label={t('ranking.title', { year })} tabIndex={0}>
          <table className={own.ranking}>
            <thead>
              <tr>
                <th scope="col">
                  <span aria-hidden>#</span>
                  <VisuallyHidden>{t('ranking.position')}</VisuallyHidden>
                </th>
                <th scope="col">{t('ranking.player')}</th>
                <th scope="col">{t('ranking.points')}</th>
                <th scope="col">{t('ranking.played')}</th>
                <th scope="col">{t('groups.figures.appw.short')}</th>
                <th scope="col">{t('ranking.phases')}</th>
              </tr>
            </thead>
            <tbody>
              {ranking.edges.map(({ cursor, node }) => (
                <tr key={cursor} data-me={node.players.some(({ id }) => id === me?.id) || undefined}>
                  <td>{node.position}</td>
                  <td>
                    {node.players.map((player, at) => (
                      <span key={player.id}>
                        {at > 0 && ' / '}
                        <Link to={playerPath(player)}>{player.displayName}</Link>
                      </span>
                    ))}
                  </td>
                  <td>{node.points}</td>
                  <td>{node.played}</td>
                  <td>{figure(node.appw)}</td>
                  <td>{node.phases}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {ranking && (after || ranking.pageInfo.hasNextPage) && (
        <Group gap="sm">
          {after && (
            <Button component={Link} to={to} variant="default">
              {t('ranking.top')}
            </Button>
          )}
          {ranking.pageInfo.hasNextPage && ranking.pageInfo.endCursor && (
            <Button
              component={Link}
              to={`${to}?after=${encodeURIComponent(ranking.pageInfo.endCursor)}`}
              variant="default"
            >
              {t('ranking.next')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}
