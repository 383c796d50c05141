import { graphql } from '@setpoint/client';

export const CheckoutPriceFields = graphql(`
  fragment CheckoutPrice on Price {
    lines {
      what
      amount {
        cents
        currency
      }
    }
    couponRefusal
    retryAfterSeconds
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
`);

export const CheckoutPaymentFields = graphql(`
  fragment CheckoutPayment on Payment {
    id
    dueId
    status
    deadline
    declined
    asksPayer
    givenUp
    expiredBecause
    price {
      ...CheckoutPrice
    }
  }
`);

export const CheckoutDue = graphql(`
  query CheckoutDue($reference: ID!, $useCredit: Boolean!, $couponCode: String, $voucherIds: [ID!]) {
    dueOf(reference: $reference) {
      id
      kind
      reference
      description
      status
      paysBy
      paymentRefusal
      price(useCredit: $useCredit, couponCode: $couponCode, voucherIds: $voucherIds) {
        ...CheckoutPrice
      }
      payment {
        ...CheckoutPayment
      }
    }
  }
`);

export const CheckoutWallet = graphql(`
  query CheckoutWallet {
    myCredit {
      cents
      currency
    }
    myVouchers {
      id
      code
      brand
      state
      value {
        cents
        currency
      }
    }
  }
`);

export const PaymentNow = graphql(`
  query PaymentNow($id: ID!) {
    payment(id: $id) {
      ...CheckoutPayment
    }
  }
`);

export const StartPayment = graphql(`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      success
      errorCode
      retryAfterSeconds
      clientSecret
      provider
      publishableKey
      payment {
        ...CheckoutPayment
      }
    }
  }
`);

export const ConfirmPayment = graphql(`
  mutation ConfirmPayment($id: ID!) {
    confirmPayment(id: $id) {
      success
      errorCode
      payment {
        ...CheckoutPayment
      }
    }
  }
`);

export const AbandonPayment = graphql(`
  mutation AbandonPayment($id: ID!) {
    abandonPayment(id: $id) {
      success
      errorCode
      retryAfterSeconds
      payment {
        ...CheckoutPayment
      }
    }
  }
`);
