import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRefusal } from './use-refusal.js';

interface Answer {
  readonly command: {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly retryAfterSeconds?: number | null;
  };
}

/** What follows an answer. */
type Follows = Pick<useMutation.Options<Answer>, 'update' | 'refetchQueries'>;

/**
 * Sends the mutation that a document names `command` and says whether it was done; a refusal is told by its code
 * (`<namespace>:error.<CODE>`).
 */
export function useCommand<Data extends Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  namespace: string,
  follows: Follows,
) {
  const refused = useRefusal(namespace);
  const [mutate, { loading }] = useMutation(document as TypedDocumentNode<Answer, OperationVariables>, {
    awaitRefetchQueries: true,
    ...follows,
  });
  const run = async (variables: Variables): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables });
      if (!data?.command.success) refused(data?.command.errorCode, data?.command.retryAfterSeconds);
      return data?.command.success ?? false;
    } catch (error) {
      refused(error);
      return false;
    }
  };
  return [run, loading] as const;
}
