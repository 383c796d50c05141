import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';

interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** Takes an input, and answers under a field whether it was done. */
export type Mutation<Field extends string, Input> = TypedDocumentNode<
  Record<Field, Payload>,
  { readonly input: Input }
>;

/** Runs an action on a record and shows a toast; resolves with null, or with the text of the refusal. */
export type Act<Input> = (input: Input, done: string) => Promise<string | null>;

interface ActionOptions<Field extends string, Input> {
  /** Under which the mutation answers. */
  readonly field: Field;
  readonly mutation: Mutation<Field, Input>;
  /** Where the words for refusals stand. */
  readonly refused: string;
  /** Queries whose answer is other than before. */
  readonly rereads?: string[];
  /** For their answers: what can be done next depends on them. */
  readonly waits?: boolean;
}

/** What support does about a record. */
export function useAction<Field extends string, Input>(options: ActionOptions<Field, Input>): Act<Input> {
  const send = useSend(options);
  return async (input, done) => {
    const refusal = await send(input);
    if (refusal === null) toast({ text: done, tone: 'success' });
    return refusal;
  };
}

/** The same without saying so, for one of many; answers null, or in words why it was refused. */
export function useSend<Field extends string, Input>({
  field,
  mutation,
  refused,
  rereads = [],
  waits = false,
}: ActionOptions<Field, Input>): (input: Input) => Promise<string | null> {
  const { t } = useTranslation('admin');
  const [mutate] = useMutation(mutation as TypedDocumentNode<Record<Field, Payload>, OperationVariables>, {
    refetchQueries: rereads,
    awaitRefetchQueries: waits,
  });
  return async (input) => {
    const payload = (await mutate({ variables: { input } }).catch(() => null))?.data?.[field];
    return payload?.success ? null : t(`${refused}.${payload?.errorCode ?? 'FAILED'}`);
  };
}
