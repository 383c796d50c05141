import { graphql } from '@setpoint/client';

export const StatisticsRankingSteps = graphql(`
  query StatisticsRankingSteps(
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
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const OwnStatisticsPlace = graphql(`
  query OwnStatisticsPlace($list: StatisticsList!, $sport: Int!, $numberPlayers: Int!, $year: Int) {
    statisticsRanking(list: $list, sport: $sport, numberPlayers: $numberPlayers, year: $year, first: 1) {
      own {
        place
        value
      }
    }
  }
`);

export const LevelRankingSteps = graphql(`
  query LevelRankingSteps(
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
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const OwnLevelPlace = graphql(`
  query OwnLevelPlace($level: LevelName!, $country: String!, $sport: Int!, $numberPlayers: Int!, $sex: Sex) {
    levelRanking(level: $level, country: $country, sport: $sport, numberPlayers: $numberPlayers, sex: $sex, first: 1) {
      own {
        place
        value
      }
    }
  }
`);
