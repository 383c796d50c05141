import { graphql } from '@setpoint/client';

/** A player on one line: less than the card. */
export const PlayerRowFields = graphql(`
  fragment PlayerRow on User {
    id
    displayName
    slug
    profiles {
      avatarThumbnail
    }
    bestLevel {
      rating
    }
    isFollowedByMe
    followersCount
  }
`);
