import { graphql } from '@setpoint/client';

export const ComparedPlayer = graphql(`
  fragment ComparedPlayer on User {
    id
    displayName
    firstName
    slug
    profiles {
      avatarThumbnail
    }
    levelHistory(sport: $sport, numberPlayers: $numberPlayers) {
      at
      level
    }
  }
`);
