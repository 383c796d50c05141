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
    ...PlayerChip
    levels {
      sport {
        id
      }
      numberPlayers {
        id
      }
      rating
      name
    }
  }
`);

export const PlayerCardFields = graphql(`
  fragment PlayerCard on User {
    ...MatchPlayer
    age
    sports
    locationName
    lastLoginAt
    isFollowedByMe
    followsMe
    followersCount
  }
`);
