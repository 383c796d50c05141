import { useMutation } from '@apollo/client/react';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import type { DeadLetter } from './dead-letters-page.js';
import { DISCARD_DEAD_LETTERS, REPLAY_DEAD_LETTERS } from './documents.js';

export type DeadLetterAction = 'replay' | 'discard';

/** Asks why, then tries the chosen events again or gives them up; says how many worked. */
export function DeadLetterForm({
  service,
  letters,
  action,
  onDone,
  onClose,
}: {
  readonly service: string;
  readonly letters: readonly DeadLetter[];
  readonly action: DeadLetterAction | null;
  onDone(): void;
  onClose(): void;
}) {
  const { t } = useTranslation('oversight');
  const [replay] = useMutation(REPLAY_DEAD_LETTERS);
  const [discard] = useMutation(DISCARD_DEAD_LETTERS);
  if (!action) return null;

  async function send(reason: string): Promise<string | null> {
    const variables = { input: { service, ids: letters.map(({ id }) => id), reason } };
    if (action === 'replay') {
      const payload = (await replay({ variables }).catch(() => null))?.data?.replayDeadLetters;
      if (!payload?.success) return t(`letters.refused.${payload?.errorCode ?? 'FAILED'}`);
      const { done, failed } = payload;
      toast({
        text: t('letters.replayed', { done: done.length, failed: failed.length }),
        tone: failed.length > 0 ? 'error' : 'success',
      });
    } else {
      const payload = (await discard({ variables }).catch(() => null))?.data?.discardDeadLetters;
      if (!payload?.success) return t(`letters.refused.${payload?.errorCode ?? 'FAILED'}`);
      toast({ text: t('letters.discarded'), tone: 'success' });
    }
    onDone();
    return null;
  }

  return (
    <ReasonForm
      opened
      title={t(`letters.${action}Title`, { count: letters.length })}
      text={t(`letters.${action}Text`)}
      action={t(`letters.${action}`)}
      onSend={send}
      onClose={onClose}
    />
  );
}
