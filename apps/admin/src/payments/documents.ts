import { graphql } from '@setpoint/client';

export const PAYMENTS = graphql(`
  query SupportPayments($filter: PaymentsFilter!, $first: Int!, $after: String) {
    payments(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportPaymentShown
        }
      }
    }
  }
`);

export const PAYMENT = graphql(`
  query SupportPaymentById($id: String!) {
    payments(filter: { text: $id }, first: 1) {
      edges {
        cursor
        node {
          ...SupportPaymentShown
        }
      }
    }
  }
`);

export const REFUND_PAYMENT = graphql(`
  mutation RefundPayment($input: RefundPaymentInput!) {
    refundPayment(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      payment {
        ...SupportPaymentShown
      }
    }
  }
`);

export const DOCUMENTS_OF = graphql(`
  query SupportDocumentsOf($filter: PlayerDocumentFilter!, $first: Int!, $after: String) {
    documentsOf(filter: $filter, first: $first, after: $after) {
      totalCount
      years
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportDocumentRow
        }
      }
    }
  }
`);

export const DOCUMENT = graphql(`
  query SupportDocumentByNumber($number: String!, $year: Int!) {
    billingDocument(number: $number, year: $year) {
      ...SupportDocument
    }
  }
`);

export const PAYMENT_ACCESS = graphql(`
  query SupportPaymentAccessOf($playerId: ID!) {
    paymentAccess(playerId: $playerId) {
      ...SupportPaymentAccess
    }
  }
`);

export const SET_PAYMENT_ACCESS = graphql(`
  mutation SetPaymentAccess($input: SetPaymentAccessInput!) {
    setPaymentAccess(input: $input) {
      success
      errorCode
      barred
    }
  }
`);
