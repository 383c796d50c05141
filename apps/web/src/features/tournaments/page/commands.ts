import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { graphql } from '@setpoint/client';
import type { TournamentErrorCode } from '@setpoint/client/documents';
import { useCommand } from '../../../entities/refusal/use-command.js';

interface Answer {
  readonly command: { readonly success: boolean; readonly errorCode: TournamentErrorCode | null };
}

export const TakeOfferedPlace = graphql(`
  mutation TakeOfferedPlace($input: RegistrationIdInput!) {
    command: takeOfferedPlace(input: $input) {
      ...ChangedRegistration
    }
  }
`);

export const CancelRegistration = graphql(`
  mutation CancelRegistration($input: RegistrationIdInput!) {
    command: cancelRegistration(input: $input) {
      ...ChangedRegistration
    }
  }
`);

export const WithdrawFromSlam = graphql(`
  mutation WithdrawFromSlam($input: RegistrationIdInput!) {
    command: withdrawFromSlam(input: $input) {
      ...ChangedRegistration
    }
  }
`);

export const SeekTeam = graphql(`
  mutation SeekTeam($input: SeekTeamInput!) {
    command: seekTeam(input: $input) {
      success
      errorCode
      tournament {
        ...TeamsTab
      }
    }
  }
`);

/** Sends a tournament command; refetches after a refusal. */
export const useTournamentCommand = <Data extends Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) =>
  useCommand(document, 'tournament-errors', {
    update: (cache, { data }) => {
      // Lists show how many places are left.
      if (data?.command.success) cache.evict({ id: 'ROOT_QUERY', fieldName: 'tournaments' });
    },
    refetchQueries: ({ data }) => (data?.command.success === false ? 'active' : []),
  });
