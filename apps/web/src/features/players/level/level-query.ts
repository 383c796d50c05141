import { graphql } from '@setpoint/client';

export const LevelOfPlayer = graphql(`
  query LevelOfPlayer($id: ID!, $sport: Int!, $numberPlayers: Int!) {
    player(id: $id) {
      id
      levels {
        sport {
          id
        }
        numberPlayers {
          id
        }
        rating
        selfAssessed
        assessed
        start
        carriedOver
        completeness
        reliability
        ratedMatches
        trend
      }
      levelHistory(sport: $sport, numberPlayers: $numberPlayers) {
        at
        level
        low
        high
      }
      evaluations {
        count
        forehand
        backhand
        serve
        power
        speed
        availability
        collaboration
        punctuality
        fairness
      }
    }
  }
`);

export const LevelEntriesOfPlayer = graphql(`
  query LevelEntriesOfPlayer($id: ID!, $sport: Int!, $numberPlayers: Int!, $first: Int!, $after: String) {
    player(id: $id) {
      id
      levelBonuses(sport: $sport, numberPlayers: $numberPlayers) {
        id
        tournamentId
        wonAt
        before {
          level
        }
        after {
          level
        }
        bonus
      }
      levelEntries(sport: $sport, numberPlayers: $numberPlayers, first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          cursor
          node {
            ...LevelStep
            match {
              ...MatchRow
              result {
                ...Score
              }
            }
          }
        }
      }
    }
  }
`);

/** A sport and a number of players that somebody has a level in. */
export interface Format {
  readonly sport: number;
  readonly numberPlayers: number;
}

export const formatOf = (level: {
  readonly sport: { id: string };
  readonly numberPlayers: { id: string };
}): Format => ({
  sport: Number(level.sport.id),
  numberPlayers: Number(level.numberPlayers.id),
});

export const formatName = ({ sport, numberPlayers }: Format) => `${sport}-${numberPlayers}`;
