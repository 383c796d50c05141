import { graphql } from '@setpoint/client';

/** A result as the scoreboard shows it. */
export const ScoreFields = graphql(`
  fragment Score on MatchResult {
    sets {
      a
      b
      tieBreak
      superTieBreak
    }
    outcome
    winner
    disputes
  }
`);

export const MatchCardFields = graphql(`
  fragment MatchCard on Match {
    id
    state
    sport {
      id
    }
    numberPlayers
    visibility
    isFriendly
    levelMin
    levelMax
    court {
      id
      name
      city
    }
    datePlay
    timePlay
    minutesPlay
    expiry
    timeZone
    city
    missing
    teamA {
      badge
      level
      user {
        ...MatchPlayer
      }
    }
    teamB {
      badge
      level
      user {
        ...MatchPlayer
      }
    }
    guests {
      id
      name
      side
      badge
      address
    }
    result {
      ...Score
    }
    noShow {
      state
    }
    competition {
      id
      kind
      name
      stage
      closesAt
      timeZone
      extensions
      isTimeUp
      abandonedBy
    }
    myActions
    proposal {
      id
      state
      lapsesAt
      timeZone
    }
    mySide
    joinRefusal
  }
`);

/** What sharing a match and keeping it in a calendar needs besides its card. */
export const MatchShareFields = graphql(`
  fragment MatchShare on Match {
    startsAt
  }
`);
