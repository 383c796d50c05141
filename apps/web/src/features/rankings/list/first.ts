import { graphql } from '@setpoint/client';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { asks, type First } from '../../../entities/site/first-query.js';
import { rankingAt, type LevelAddress, type StatisticsAddress } from './address.js';

export const PLACES_A_PAGE = 20;

export const StatisticsRanking = graphql(`
  query StatisticsRanking(
    $list: StatisticsList!
    $sport: Int!
    $numberPlayers: Int!
    $year: Int
    $first: Int!
    $after: String
  ) {
    statisticsRanking(
      list: $list
      sport: $sport
      numberPlayers: $numberPlayers
      year: $year
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...RankingPlace
        }
      }
    }
  }
`);

export const LevelRanking = graphql(`
  query LevelRanking(
    $level: LevelName!
    $country: String!
    $sport: Int!
    $numberPlayers: Int!
    $sex: Sex
    $first: Int!
    $after: String
  ) {
    levelRanking(
      level: $level
      country: $country
      sport: $sport
      numberPlayers: $numberPlayers
      sex: $sex
      first: $first
      after: $after
    ) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      edges {
        cursor
        node {
          ...RankingPlace
        }
      }
    }
  }
`);

export const statisticsVariables = ({ kind: _, ...variables }: StatisticsAddress) => variables;

export const levelVariables = ({ kind: _, sex, ...others }: LevelAddress) => ({
  ...others,
  sex: sex === 'I' ? null : sex,
});

export const first: First = ({ me, pathname }) => {
  const { ranking, page } = rankingAt(pathname) ?? {};
  if (!ranking || pageNumber(page) > 1) return null; // the cursor of later pages is not known yet
  const slice = { first: PLACES_A_PAGE, after: null };
  if (ranking.kind === 'statistics') return asks(StatisticsRanking, { ...statisticsVariables(ranking), ...slice });
  // Visitors are led to the list of everybody.
  return asks(LevelRanking, { ...levelVariables(me ? ranking : { ...ranking, sex: 'I' }), ...slice });
};
