import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';

interface Answer {
  readonly command: {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly fieldErrors: readonly { readonly field: string; readonly code: string }[];
    readonly court: { readonly version: number } | null;
  };
}

/** How saving a part of the page ended: null while nothing was sent. */
export interface SaveState {
  /** The version that somebody else has saved meanwhile: what was typed stays where it is. */
  readonly conflict: number | null;
  readonly errors: Readonly<Record<string, string>>;
}

const NOTHING: SaveState = { conflict: null, errors: {} };

/**
 * Saves on the version that was read. Where somebody else has saved meanwhile nothing is lost: what was typed stays, and
 * who sends it again does so knowingly, on the version that is there (CRT-06).
 */
export function useSave<Data extends Answer, Input extends { readonly version: number }>(
  document: TypedDocumentNode<Data, { input: Input }>,
  read: number,
) {
  const { t } = useTranslation('centre');
  const [version, setVersion] = useState(read);
  const [state, setState] = useState<SaveState>(NOTHING);
  const refused = useRefusal('centre');
  const [mutate, { loading }] = useMutation(document as unknown as TypedDocumentNode<Answer, OperationVariables>);

  async function save(input: Omit<Input, 'version'>): Promise<boolean> {
    setState(NOTHING);
    try {
      const { data } = await mutate({ variables: { input: { ...input, version } } });
      const answer = data?.command;
      if (answer?.court) setVersion(answer.court.version);
      if (answer?.success) {
        toast({ text: t('edit.saved'), tone: 'success' });
        return true;
      }
      if (answer?.errorCode === 'COURT_CHANGED' && answer.court) {
        setState({ conflict: answer.court.version, errors: {} });
      } else if (answer?.errorCode === 'COURT_INVALID') {
        setState({
          conflict: null,
          errors: Object.fromEntries(answer.fieldErrors.map((one) => [one.field, one.code])),
        });
        refused(answer.errorCode);
      } else refused(answer?.errorCode);
    } catch (error) {
      refused(error);
    }
    return false;
  }
  return { save, saving: loading, ...state };
}
