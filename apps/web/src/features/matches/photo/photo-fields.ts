import { graphql } from '@setpoint/client';

export const MatchPhotoFields = graphql(`
  fragment MatchPhoto on Match {
    mayAddPhoto
    photo {
      id
      smallUrl
      largeUrl
      addedBy {
        ...PlayerChip
      }
      addedAt
      mayRemove
      mayReport
    }
  }
`);
