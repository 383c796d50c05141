import { graphql } from '@setpoint/client';

export const PaymentFields = graphql(`
  fragment SupportPaymentShown on SupportPayment {
    id
    kind
    reference
    description
    status
    startedAt
    endedAt
    declined
    expiredBecause
    providerReference
    player {
      id
      displayName
    }
    price {
      lines {
        what
        amount {
          cents
          currency
        }
      }
      total {
        cents
        currency
      }
      credit {
        cents
        currency
      }
      card {
        cents
        currency
      }
    }
    refunds {
      ...SupportRefundShown
    }
    dispute {
      ...SupportDisputeShown
    }
    documents {
      type
      number
      year
    }
  }
`);

export const RefundFields = graphql(`
  fragment SupportRefundShown on SupportRefund {
    id
    at
    state
    reason
    by {
      id
      displayName
    }
    amount {
      cents
      currency
    }
    credit {
      cents
      currency
    }
    card {
      cents
      currency
    }
    bank {
      cents
      currency
    }
  }
`);

export const DisputeFields = graphql(`
  fragment SupportDisputeShown on PaymentDispute {
    id
    state
    reason
    openedAt
    evidenceDueBy
    closedAt
    barLiftedAt
    handledAt
    handledBy {
      id
      displayName
    }
    amount {
      cents
      currency
    }
    fee {
      cents
      currency
    }
    recovered {
      cents
      currency
    }
    owed {
      cents
      currency
    }
    place
  }
`);

export const DocumentRowFields = graphql(`
  fragment SupportDocumentRow on BillingDocument {
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
  }
`);

export const DocumentFields = graphql(`
  fragment SupportDocument on BillingDocument {
    ...SupportDocumentRow
    playerId
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
      type
      number
      year
    }
    creditNotes {
      type
      number
      year
    }
  }
`);

export const AccessFields = graphql(`
  fragment SupportPaymentAccess on PaymentAccess {
    barred
    disputed
    lostDispute
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
