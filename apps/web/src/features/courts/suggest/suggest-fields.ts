import { graphql } from '@setpoint/client';

export const SimilarCourts = graphql(`
  query SimilarCourts($input: SimilarCourtsInput!) {
    similarCourts(input: $input) {
      metres
      court {
        id
        name
        slug
        address
        city
      }
    }
  }
`);

export const MySuggestions = graphql(`
  query MyCourtSuggestions {
    myCourtSuggestions {
      id
      name
      city
      state
      suggestedAt
      reason
      court {
        id
        name
        slug
      }
    }
  }
`);

export const SuggestCourt = graphql(`
  mutation SuggestCourt($input: SuggestCourtInput!) {
    suggestCourt(input: $input) {
      success
      errorCode
      retryAfterSeconds
      fieldErrors {
        field
        code
      }
      suggestion {
        id
        name
        city
        state
        suggestedAt
        reason
        court {
          id
          name
          slug
        }
      }
    }
  }
`);
