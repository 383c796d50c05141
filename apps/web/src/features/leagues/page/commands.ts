import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { LeagueErrorCode } from '@setpoint/client/documents';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';

interface Payload {
  readonly success: boolean;
  readonly errorCode: LeagueErrorCode | null;
}

export const VerifyPayment = graphql(`
  mutation VerifySubscriptionPayment($input: SubscriptionIdInput!) {
    command: verifySubscriptionPayment(input: $input) {
      success
      errorCode
      subscription {
        ...MyLeagueSubscription
      }
    }
  }
`);

export const RetryPayment = graphql(`
  mutation RetrySubscriptionPayment($input: SubscriptionIdInput!) {
    command: retrySubscriptionPayment(input: $input) {
      success
      errorCode
      subscription {
        ...MyLeagueSubscription
      }
    }
  }
`);

export const DeletePayment = graphql(`
  mutation DeleteSubscriptionPayment($input: DeleteSubscriptionPaymentInput!) {
    command: deleteSubscriptionPayment(input: $input) {
      success
      errorCode
      subscription {
        ...MyLeagueSubscription
      }
    }
  }
`);

export const CancelSubscription = graphql(`
  mutation CancelLeagueSubscription($input: SubscriptionIdInput!) {
    command: cancelSubscription(input: $input) {
      success
      errorCode
      subscription {
        ...MyLeagueSubscription
      }
    }
  }
`);

export const ChallengeMember = graphql(`
  mutation ChallengeMember($input: ChallengeMemberInput!) {
    command: challengeMember(input: $input) {
      success
      errorCode
      fixture {
        ...LeagueFixtureParts
      }
    }
  }
`);

/** Sends a command about a league; says why it was refused, and then brings a fresh view. */
export function useLeagueCommand<Data extends { readonly command: Payload }, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const refused = useRefusal('league');
  const [mutate, { loading }] = useMutation(
    document as TypedDocumentNode<{ readonly command: Payload }, OperationVariables>,
    // Tasks, groups and lists follow what was done.
    { awaitRefetchQueries: true, refetchQueries: 'active' },
  );
  const run = async (variables: Variables): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables });
      if (!data?.command.success) refused(data?.command.errorCode);
      return data?.command.success ?? false;
    } catch (error) {
      console.error(error);
      refused(navigator.onLine ? 'SOMETHING_WENT_WRONG' : error);
      return false;
    }
  };
  return [run, loading] as const;
}
