import { graphql } from '@setpoint/client';

export const DISPUTES = graphql(`
  query SupportDisputes($filter: PaymentDisputesFilter!, $first: Int!, $after: String) {
    paymentDisputes(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportDisputeRow
        }
      }
    }
  }
`);

graphql(`
  fragment SupportDisputeRow on PaymentDispute {
    ...SupportDisputeShown
    payment {
      id
      description
      player {
        id
        displayName
      }
    }
  }
`);

export const HANDLE_DISPUTE = graphql(`
  mutation HandlePaymentDispute($input: HandlePaymentDisputeInput!) {
    handlePaymentDispute(input: $input) {
      success
      errorCode
      dispute {
        ...SupportDisputeShown
      }
    }
  }
`);

export const INCIDENTS = graphql(`
  query SupportPaymentIncidents($filter: PaymentIncidentsFilter!, $first: Int!, $after: String) {
    paymentIncidents(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportPaymentIncident
        }
      }
    }
  }
`);

graphql(`
  fragment SupportPaymentIncident on PaymentIncident {
    id
    kind
    providerReference
    outcome
    foundAt
    seenAt
    resolvedAt
    resolvedBy {
      id
      displayName
    }
    theirs {
      cents
      currency
    }
    ours {
      cents
      currency
    }
    payment {
      id
      description
      status
    }
  }
`);

export const RESOLVE_INCIDENT = graphql(`
  mutation ResolvePaymentIncident($input: ResolvePaymentIncidentInput!) {
    resolvePaymentIncident(input: $input) {
      success
      errorCode
      incident {
        ...SupportPaymentIncident
      }
    }
  }
`);
