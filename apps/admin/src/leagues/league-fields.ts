import { graphql } from '@setpoint/client';

/** A league in support's list. */
export const LEAGUE_ROW = graphql(`
  fragment SupportLeagueRow on League {
    id
    name
    year
    actualState
    members
    numberPlayers
    sex
    sport {
      id
    }
    province {
      code
      name
    }
    price {
      cents
      currency
    }
    currentPhase {
      id
      number
      state
    }
  }
`);

export const LEAGUE_MEMBER = graphql(`
  fragment SupportLeagueMember on LeagueMember {
    id
    isOut
    players {
      id
      displayName
    }
  }
`);

export const LEAGUE_GROUP = graphql(`
  fragment SupportLeagueGroup on LeagueGroup {
    id
    number
    state
    table {
      rank
      points
      played
      forfeited
      member {
        ...SupportLeagueMember
      }
    }
    fixtures {
      id
      round
      stage
      state
      closesAt
      how
      needsDecision
      rule
      winner
      match {
        id
      }
      sets {
        a
        b
      }
      sideA {
        ...SupportLeagueMember
      }
      sideB {
        ...SupportLeagueMember
      }
    }
  }
`);

/** All that the form of a league shows. */
export const LEAGUE_DETAILS = graphql(`
  fragment SupportLeagueDetails on League {
    ...SupportLeagueRow
    version
    gameMode
    timeZone
    rules
    prizes {
      placing
      choices {
        kind
        points
        amount {
          cents
          currency
        }
      }
    }
    inForce: terms {
      terms
      price {
        cents
        currency
      }
      from {
        number
        year
      }
    }
    announcedTerms {
      terms
      announcedAt
      price {
        cents
        currency
      }
      from {
        number
        year
      }
    }
  }
`);
