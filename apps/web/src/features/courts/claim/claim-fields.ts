import { graphql } from '@setpoint/client';

graphql(`
  fragment MyClaim on CourtClaim {
    id
    state
    proof
    email
    reason
    claimedAt
    court {
      id
    }
  }
`);

export const MyClaims = graphql(`
  query MyCourtClaims {
    myCourtClaims {
      ...MyClaim
    }
  }
`);

export const ClaimCourt = graphql(`
  mutation ClaimCourt($input: ClaimCourtInput!) {
    command: claimCourt(input: $input) {
      success
      errorCode
      retryAfterSeconds
      claim {
        ...MyClaim
      }
    }
  }
`);

export const ConfirmClaim = graphql(`
  mutation ConfirmCourtClaim($input: ConfirmCourtClaimInput!) {
    command: confirmCourtClaim(input: $input) {
      success
      errorCode
      claim {
        ...MyClaim
      }
    }
  }
`);

export const ResendClaimCode = graphql(`
  mutation ResendCourtClaimCode($claimId: ID!) {
    command: resendCourtClaimCode(claimId: $claimId) {
      success
      errorCode
      retryAfterSeconds
      claim {
        ...MyClaim
      }
    }
  }
`);

export const WithdrawClaim = graphql(`
  mutation WithdrawCourtClaim($claimId: ID!) {
    command: withdrawCourtClaim(claimId: $claimId) {
      success
      errorCode
      claim {
        ...MyClaim
      }
    }
  }
`);
