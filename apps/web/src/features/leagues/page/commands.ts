import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { graphql } from '@setpoint/client';
import type { LeagueErrorCode } from '@setpoint/client/documents';
import { useCommand } from '../../../entities/refusal/use-command.js';

interface Answer {
  readonly command: { readonly success: boolean; readonly errorCode: LeagueErrorCode | null };
}

export const VerifyPayment = graphql(`
  mutation VerifySubscriptionPayment($input: SubscriptionIdInput!) {
    command: verifySubscriptionPayment(input: $input) {
      ...ChangedSubscription
    }
  }
`);

export const RetryPayment = graphql(`
  mutation RetrySubscriptionPayment($input: SubscriptionIdInput!) {
    command: retrySubscriptionPayment(input: $input) {
      ...ChangedSubscription
    }
  }
`);

export const DeletePayment = graphql(`
  mutation DeleteSubscriptionPayment($input: DeleteSubscriptionPaymentInput!) {
    command: deleteSubscriptionPayment(input: $input) {
      ...ChangedSubscription
    }
  }
`);

export const CancelSubscription = graphql(`
  mutation CancelLeagueSubscription($input: SubscriptionIdInput!) {
    command: cancelSubscription(input: $input) {
      ...ChangedSubscription
    }
  }
`);

export const AnswerInvitation = graphql(`
  mutation AnswerTeamInvitation($input: AnswerTeamInvitationInput!) {
    command: answerTeamInvitation(input: $input) {
      ...ChangedSubscription
    }
  }
`);

export const LeaveTeam = graphql(`
  mutation LeaveLeagueTeam($input: SubscriptionIdInput!) {
    command: leaveTeam(input: $input) {
      ...ChangedSubscription
    }
  }
`);

export const ChallengeMember = graphql(`
  mutation ChallengeMember($input: ChallengeMemberInput!) {
    command: challengeMember(input: $input) {
      success
      errorCode
      retryAfterSeconds
      fixture {
        ...LeagueFixtureParts
      }
    }
  }
`);

/** Sends a league command and refetches tasks, groups and lists. */
export const useLeagueCommand = <Data extends Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => useCommand(document, 'league', { refetchQueries: 'active' });
