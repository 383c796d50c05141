import { graphql } from '@setpoint/client';

export const SupportMatchRowFields = graphql(`
  fragment SupportMatchRow on Match {
    id
    state
    visibility
    isFriendly
    numberPlayers
    datePlay
    timePlay
    city
    createdAt
    sport {
      id
    }
    court {
      id
      name
    }
    teamA {
      user {
        id
        displayName
      }
    }
    teamB {
      user {
        id
        displayName
      }
    }
    guests {
      id
      name
      side
    }
    result {
      ...SupportResult
    }
  }
`);

export const SupportResultFields = graphql(`
  fragment SupportResult on MatchResult {
    version
    outcome
    winner
    comment
    enteredAt
    confirmedAt
    confirmedByItself
    disputes
    disputeNote
    correctionReason
    correctedBy {
      id
      displayName
    }
    enteredBy {
      id
      displayName
    }
    sets {
      a
      b
      tieBreak
      superTieBreak
    }
  }
`);
