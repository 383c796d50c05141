import { graphql } from '@setpoint/client';

graphql(`
  fragment SupportSuggestion on CourtSuggestion {
    id
    name
    address
    city
    country
    lat
    lng
    note
    state
    suggestedAt
    decidedAt
    reason
    suggestedBy {
      id
      displayName
    }
    court {
      id
      name
    }
  }
`);

graphql(`
  fragment SupportClaim on CourtClaim {
    id
    proof
    state
    email
    emailProved
    emailMatchesPage
    documentUrl
    claimedAt
    decidedAt
    reason
    note
    claimant {
      id
      displayName
    }
    court {
      id
      name
      address
      city
      email
      website
      owner {
        id
        displayName
      }
    }
  }
`);

graphql(`
  fragment SupportCourtAction on CourtAction {
    kind
    at
    reason
    before
    after
    by {
      displayName
    }
  }
`);

export const SUGGESTIONS = graphql(`
  query SupportSuggestions($filter: CourtSuggestionsFilter!, $first: Int!, $after: String) {
    courtSuggestions(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportSuggestion
        }
      }
    }
  }
`);

export const SUGGESTION = graphql(`
  query SupportSuggestionById($id: ID!) {
    courtSuggestion(id: $id) {
      ...SupportSuggestion
      similar {
        metres
        court {
          id
          name
          address
          city
          lat
          lng
        }
      }
      actions {
        ...SupportCourtAction
      }
    }
  }
`);

export const CLAIMS = graphql(`
  query SupportClaims($filter: CourtClaimsFilter!, $first: Int!, $after: String) {
    courtClaims(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportClaim
        }
      }
    }
  }
`);

export const CLAIM = graphql(`
  query SupportClaimById($id: ID!) {
    courtClaim(id: $id) {
      ...SupportClaim
      actions {
        ...SupportCourtAction
      }
    }
  }
`);

export const APPROVE = graphql(`
  mutation ApproveCourtSuggestion($input: DecideSuggestionInput!) {
    approveCourtSuggestion(input: $input) {
      success
      errorCode
    }
  }
`);

export const MERGE = graphql(`
  mutation MergeCourtSuggestion($input: MergeSuggestionInput!) {
    mergeCourtSuggestion(input: $input) {
      success
      errorCode
    }
  }
`);

export const REJECT = graphql(`
  mutation RejectCourtSuggestion($input: DecideSuggestionInput!) {
    rejectCourtSuggestion(input: $input) {
      success
      errorCode
    }
  }
`);

export const GRANT_CLAIM = graphql(`
  mutation GrantCourtClaim($input: DecideClaimInput!) {
    grantCourtClaim(input: $input) {
      success
      errorCode
    }
  }
`);

export const REJECT_CLAIM = graphql(`
  mutation RejectCourtClaim($input: DecideClaimInput!) {
    rejectCourtClaim(input: $input) {
      success
      errorCode
    }
  }
`);
