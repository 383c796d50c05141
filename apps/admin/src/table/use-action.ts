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

/** Does something about a record and says so; answers null, or in words why it was refused. */
export type Act<Input> = (input: Input, done: string) => Promise<string | null>;

/** What support does about a record. */
export function useAction<Field extends string, Input>({
  field,
  mutation,
  refused,
  rereads = [],
  waits = false,
}: {
  /** Under which the mutation answers. */
  readonly field: Field;
  readonly mutation: Mutation<Field, Input>;
  /** Where the words for refusals stand. */
  readonly refused: string;
  /** Queries whose answer is other than before. */
  readonly rereads?: string[];
  /** For their answers: what can be done next depends on them. */
  readonly waits?: boolean;
}): Act<Input> {
  const { t } = useTranslation('admin');
  const [mutate] = useMutation(mutation as TypedDocumentNode<Record<Field, Payload>, OperationVariables>, {
    refetchQueries: rereads,
    awaitRefetchQueries: waits,
  });
  return async (input, done) => {
    const payload = (await mutate({ variables: { input } }).catch(() => null))?.data?.[field];
    if (!payload?.success) return t(`${refused}.${payload?.errorCode ?? 'FAILED'}`);
    toast({ text: done, tone: 'success' });
    return null;
  };
}
