import { graphql } from '@setpoint/client';

/** A match on one line: much less than its card. */
export const MatchRowFields = graphql(`
  fragment MatchRow on Match {
    id
    state
    sport {
      id
    }
    numberPlayers
    court {
      id
      name
    }
    city
    datePlay
    timePlay
    timeZone
    expiry
    missing
    teamA {
      badge
      user {
        ...MatchRowPlayer
      }
    }
    teamB {
      badge
      user {
        ...MatchRowPlayer
      }
    }
  }
`);

export const MatchRowPlayerFields = graphql(`
  fragment MatchRowPlayer on User {
    id
    firstName
    displayName
    profiles {
      avatarThumbnail
    }
  }
`);
