import { useMutation } from '@apollo/client/react';
import { Text, TextInput } from '@mantine/core';
import type { WebhookDeliveryState } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import { REPLAY_WEBHOOKS } from './documents.js';

/** Sends again what an endpoint was sent from one time to another, of the state that the list shows. */
export function ReplayForm({
  endpointId,
  state,
  onClose,
}: {
  readonly endpointId: string;
  readonly state: WebhookDeliveryState | null;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [replay, { loading }] = useMutation(REPLAY_WEBHOOKS, { refetchQueries: ['SupportWebhookDeliveries'] });
  const instant = (text: string) => (text ? new Date(text).toISOString() : null);

  async function submit() {
    const variables = { input: { endpointId, from: instant(from), to: instant(to), state } };
    const payload = (await replay({ variables }).catch(() => null))?.data?.replayWebhooks;
    if (!payload?.success) return setRefusal(t(`partners.refused.${payload?.errorCode ?? 'FAILED'}`));
    toast({ text: t('partners.replayed', { count: payload.count ?? 0 }), tone: 'success' });
    onClose();
  }

  return (
    <FormDialog
      title={t('partners.replayTime')}
      action={t('partners.replay')}
      sending={loading}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('partners.replayText')}</Text>
      <TextInput
        label={t('partners.from')}
        type="datetime-local"
        data-autofocus
        required
        value={from}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      <TextInput
        label={t('partners.to')}
        type="datetime-local"
        required
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
