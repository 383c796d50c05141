import { graphql } from '@setpoint/client';

/** One of my documents in their list. */
export const DocumentRow = graphql(`
  fragment DocumentRow on BillingDocument {
    id
    type
    status
    number
    year
    issuedOn
    total {
      cents
      currency
    }
    lines {
      what
      name
    }
  }
`);

export const MyDocuments = graphql(`
  query MyDocuments($filter: BillingDocumentFilter, $first: Int!, $after: String) {
    myDocuments(filter: $filter, first: $first, after: $after) {
      totalCount
      years
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...DocumentRow
        }
      }
    }
  }
`);

export const OneDocument = graphql(`
  query OneDocument($number: String!, $year: Int!) {
    billingDocument(number: $number, year: $year) {
      ...DocumentRow
      seller {
        name
        address
        vatNumber
        rea
      }
      buyer {
        firstName
        lastName
        address
        municipality
        postalCode
        province
        country
        taxCode
      }
      lines {
        what
        name
        amount {
          cents
          currency
        }
      }
      taxes {
        rate
        nature
        reason
        net {
          cents
          currency
        }
        vat {
          cents
          currency
        }
      }
      stampDuty {
        cents
        currency
      }
      means {
        kind
        label
        amount {
          cents
          currency
        }
      }
      original {
        number
        year
        type
      }
      creditNotes {
        number
        year
        type
      }
    }
  }
`);
