import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { TournamentErrorCode } from '@setpoint/client/documents';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';

interface Payload {
  readonly success: boolean;
  readonly errorCode: TournamentErrorCode | null;
}

export const TakeOfferedPlace = graphql(`
  mutation TakeOfferedPlace($input: RegistrationIdInput!) {
    command: takeOfferedPlace(input: $input) {
      success
      errorCode
      registration {
        id
        tournament {
          ...TournamentHead
        }
      }
    }
  }
`);

export const CancelRegistration = graphql(`
  mutation CancelRegistration($input: RegistrationIdInput!) {
    command: cancelRegistration(input: $input) {
      success
      errorCode
      registration {
        id
        tournament {
          ...TournamentHead
        }
      }
    }
  }
`);

export const WithdrawFromSlam = graphql(`
  mutation WithdrawFromSlam($input: RegistrationIdInput!) {
    command: withdrawFromSlam(input: $input) {
      success
      errorCode
      registration {
        id
        tournament {
          ...TournamentHead
        }
      }
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

/** Sends a command about a tournament; says why it was refused, and then brings a fresh view. */
export function useTournamentCommand<Data extends { readonly command: Payload }, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const refused = useRefusal('tournament-errors');
  const [mutate, { loading }] = useMutation(
    document as TypedDocumentNode<{ readonly command: Payload }, OperationVariables>,
    {
      update: (cache, { data }) => {
        // Lists show how many places are left.
        if (data?.command.success) cache.evict({ id: 'ROOT_QUERY', fieldName: 'tournaments' });
      },
      awaitRefetchQueries: true,
      refetchQueries: ({ data }) => (data?.command.success === false ? 'active' : []),
    },
  );
  const run = async (variables: Variables): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables });
      if (!data?.command.success) refused(data?.command.errorCode);
      return data?.command.success ?? false;
    } catch (error) {
      refused(error);
      return false;
    }
  };
  return [run, loading] as const;
}
