import { graphql } from '@setpoint/client';

export const FAIR_PLAY = graphql(`
  query SupportFairPlay($filter: FairPlayFilter!, $first: Int!, $after: String) {
    fairPlay(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...FairPlayRow
        }
      }
    }
  }
`);

export const FAIR_PLAY_OF = graphql(`
  query SupportFairPlayOf($playerId: ID!) {
    fairPlayOf(playerId: $playerId) {
      ...FairPlayDetails
    }
  }
`);

export const REVIEW_FAIR_PLAY = graphql(`
  mutation ReviewFairPlay($input: ReviewFairPlayInput!) {
    reviewFairPlay(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      fairPlay {
        ...FairPlayDetails
      }
    }
  }
`);
