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

/** A player in a match; the level stands with the place. */
export const MatchPlayerFields = graphql(`
  fragment MatchPlayer on User {
    id
    displayName
    profiles {
      avatarThumbnail
    }
  }
`);

export const PlayerCardFields = graphql(`
  fragment PlayerCard on User {
    ...PlayerChip
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
    }
    age
    locationName
    lastLoginAt
    isFollowedByMe
    followsMe
    followersCount
  }
`);
