import { graphql } from '@setpoint/client';

export const VoucherFields = graphql(`
  fragment SmashVoucher on Voucher {
    id
    code
    brand
    state
    issuedAt
    endedAt
    value {
      cents
      currency
    }
  }
`);

export const Smash = graphql(`
  query Smash {
    myPoints {
      balance
    }
    pointsRules {
      kind
      points
    }
    voucherOffers {
      points
      value {
        cents
        currency
      }
    }
    myVouchers {
      ...SmashVoucher
    }
  }
`);

export const History = graphql(`
  query SmashHistory($first: Int!, $after: String) {
    myPoints {
      history(first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          cursor
          node {
            id
            kind
            points
            at
            match {
              id
            }
            referred {
              id
              displayName
              slug
            }
          }
        }
      }
    }
  }
`);

export const HistorySteps = graphql(`
  query SmashHistorySteps($first: Int!, $after: String) {
    myPoints {
      history(first: $first, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

export const Redeem = graphql(`
  mutation RedeemPoints($input: RedeemPointsInput!) {
    redeemPoints(input: $input) {
      success
      errorCode
      voucher {
        ...SmashVoucher
      }
      points {
        balance
      }
    }
  }
`);
