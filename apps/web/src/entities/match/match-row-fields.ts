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
    datePlay
    timePlay
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
    guests {
      id
      name
      side
      badge
    }
  }
`);

export const MatchRowPlayerFields = graphql(`
  fragment MatchRowPlayer on User {
    id
    firstName
    displayName
  }
`);

/** Where a match of one's own is, and until when it needs something. */
export const MatchPlanFields = graphql(`
  fragment MatchPlan on Match {
    court {
      id
      name
    }
    city
    timeZone
    expiry
  }
`);

export const MatchFacesFields = graphql(`
  fragment MatchFaces on Match {
    teamA {
      user {
        ...Face
      }
    }
    teamB {
      user {
        ...Face
      }
    }
  }
`);

export const FaceFields = graphql(`
  fragment Face on User {
    profiles {
      avatarThumbnail
    }
  }
`);
