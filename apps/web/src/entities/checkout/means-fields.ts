import { graphql } from '@setpoint/client';

export const SavedMeansFields = graphql(`
  fragment SavedMeans on PaymentMeans {
    id
    kind
    label
    savedAt
  }
`);

export const MyMeans = graphql(`
  query MyMeans {
    myPaymentMeans {
      ...SavedMeans
    }
  }
`);

/** Where saving stands, after each step of it. */
export const SavingMeansFields = graphql(`
  fragment SavingMeans on SaveMeansPayload {
    success
    errorCode
    retryAfterSeconds
    id
    clientSecret
    asksPayer
    provider
    publishableKey
    means {
      ...SavedMeans
    }
  }
`);

export const StartSavingMeans = graphql(`
  mutation StartSavingMeans($requestId: String!) {
    startSavingMeans(requestId: $requestId) {
      ...SavingMeans
    }
  }
`);

export const ConfirmSavedMeans = graphql(`
  mutation ConfirmSavedMeans($id: ID!) {
    confirmSavedMeans(id: $id) {
      ...SavingMeans
    }
  }
`);
