import { graphql } from '@setpoint/client';

/** What every mention of a player shows. */
export const PlayerChipFields = graphql(`
  fragment PlayerChip on User {
    id
    firstName
    displayName
    slug
    profiles {
      avatarThumbnail
    }
  }
`);

/** A player in a match: with the levels, of which the match's own is shown. */
export const MatchPlayerFields = graphql(`
  fragment MatchPlayer on User {
    id
    displayName
    profiles {
      avatarThumbnail
    }
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
    }
  }
`);

export const PlayerCardFields = graphql(`
  fragment PlayerCard on User {
    ...PlayerChip
    ...MatchPlayer
    age
    locationName
    lastLoginAt
    isFollowedByMe
    followsMe
    followersCount
  }
`);
