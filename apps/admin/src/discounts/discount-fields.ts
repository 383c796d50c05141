import { graphql } from '@setpoint/client';

export const CouponFields = graphql(`
  fragment SupportCoupon on Coupon {
    id
    code
    discount {
      percent
      amount {
        cents
        currency
      }
    }
    audience
    validUntil
    mostUses
    uses
    active
    createdAt
  }
`);

export const VoucherFields = graphql(`
  fragment SupportVoucher on Voucher {
    id
    code
    brand
    points
    state
    issuedAt
    endedAt
    reason
    value {
      cents
      currency
    }
    player {
      id
      displayName
    }
    actions {
      kind
      at
      reason
      by {
        id
        displayName
      }
    }
  }
`);

export const PointsFields = graphql(`
  fragment SupportPoints on Points {
    balance
    history(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          kind
          points
          at
          reason
          by {
            id
            displayName
          }
          match {
            id
          }
        }
      }
    }
  }
`);
