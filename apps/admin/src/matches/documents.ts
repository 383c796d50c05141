import { graphql } from '@setpoint/client';
import type { MatchState } from '@setpoint/client/documents';

export const SUPPORT_MATCHES = graphql(`
  query SupportMatches($filter: MatchesFilter!, $first: Int!, $after: String) {
    matches(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportMatchRow
        }
      }
    }
  }
`);

export const CORRECT_RESULT = graphql(`
  mutation CorrectResult($input: CorrectResultInput!) {
    correctResult(input: $input) {
      success
      errorCode
      setIndex
      fieldErrors {
        field
        code
      }
      match {
        id
        state
        result {
          ...SupportResult
        }
        earlierVersions {
          ...SupportResult
        }
      }
    }
  }
`);

/** Naming all of them asks for what players' own lists leave out, such as cancelled matches. */
export const EVERY_STATE = [
  'ORGANIZING',
  'READY',
  'AWAITING_RESULT',
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'NOT_PLAYED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly MatchState[];
