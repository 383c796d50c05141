import { graphql } from '@setpoint/client';

export const RankingPlaceFields = graphql(`
  fragment RankingPlace on RankingEntry {
    place
    value
    level
    player {
      id
      displayName
      slug
      profiles {
        avatarThumbnail
      }
      locationName
    }
  }
`);
