import { graphql } from '@setpoint/client';

export const COUPONS = graphql(`
  query SupportCoupons($filter: CouponsFilter!, $first: Int!, $after: String) {
    coupons(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportCoupon
        }
      }
    }
  }
`);

export const COUPON = graphql(`
  query SupportCouponById($id: ID!) {
    coupon(id: $id) {
      ...SupportCoupon
      createdBy {
        id
        displayName
      }
      players {
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
  }
`);

export const CREATE_COUPON = graphql(`
  mutation CreateCoupon($input: CreateCouponInput!) {
    createCoupon(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      coupon {
        ...SupportCoupon
      }
    }
  }
`);

export const DEACTIVATE_COUPON = graphql(`
  mutation DeactivateCoupon($input: DeactivateCouponInput!) {
    deactivateCoupon(input: $input) {
      success
      errorCode
      coupon {
        ...SupportCoupon
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
    }
  }
`);

export const VOUCHERS = graphql(`
  query SupportVouchers($filter: VouchersFilter!, $first: Int!, $after: String) {
    vouchers(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...SupportVoucher
        }
      }
    }
  }
`);

export const CANCEL_VOUCHER = graphql(`
  mutation CancelVoucher($input: CancelVoucherInput!) {
    cancelVoucher(input: $input) {
      success
      errorCode
      voucher {
        ...SupportVoucher
      }
    }
  }
`);

export const POINTS_OF = graphql(`
  query SupportPointsOf($playerId: ID!, $first: Int!, $after: String) {
    pointsOf(playerId: $playerId) {
      ...SupportPoints
    }
  }
`);

export const ADJUST_POINTS = graphql(`
  mutation AdjustPoints($input: AdjustPointsInput!) {
    adjustPoints(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
    }
  }
`);
