import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import type { SupportTicketDetailsFragment, TicketAction } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';
import { ACT_ON_TICKET } from './documents.js';

type Written = Extract<TicketAction, 'ANSWER' | 'NOTE'>;

/** As long as the server takes it. */
const LONGEST = 5_000;

/** What can be done about a ticket: answer by mail, note, close, reopen. */
export function TicketActions({
  found,
  onChanged,
}: {
  readonly found: SupportTicketDetailsFragment;
  onChanged(): void;
}) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState<Written | null>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [act, { loading }] = useMutation(ACT_ON_TICKET);
  const isClosed = found.state === 'CLOSED';

  async function run(action: TicketAction, written: string | null = null) {
    const input = { ticketId: found.id, action, version: found.version, text: written };
    const payload = (await act({ variables: { input } }).catch(() => null))?.data?.actOnTicket;
    setRefusal(payload?.success ? null : t(`tickets.refused.${payload?.errorCode ?? 'FAILED'}`));
    // What a colleague has done meanwhile is to be read first; what was typed stays.
    if (payload?.errorCode === 'TICKET_CHANGED') onChanged();
    if (!payload?.success) return;
    close();
    toast({ text: t(`tickets.did.${action}`), tone: 'success' });
  }

  function close() {
    setAsking(null);
    setRefusal(null);
    setText('');
  }

  return (
    <>
      {refusal && !asking && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Group gap="xs">
        {!isClosed && <Button onClick={() => setAsking('ANSWER')}>{t('tickets.do.ANSWER')}</Button>}
        <Button variant="default" onClick={() => setAsking('NOTE')}>
          {t('tickets.do.NOTE')}
        </Button>
        <Button variant="default" loading={loading && !asking} onClick={() => void run(isClosed ? 'REOPEN' : 'CLOSE')}>
          {t(`tickets.do.${isClosed ? 'REOPEN' : 'CLOSE'}`)}
        </Button>
      </Group>
      {asking && (
        <FormDialog
          title={t(`tickets.do.${asking}`)}
          size="lg"
          action={t(`tickets.send.${asking}`)}
          isDirty={text !== ''}
          sending={loading}
          refusal={refusal}
          onSubmit={() => run(asking, text.trim())}
          onClose={close}
        >
          <Text>{t(`tickets.about.${asking}`, { email: found.email })}</Text>
          <Textarea
            label={t(`tickets.label.${asking}`)}
            data-autofocus
            required
            autosize
            minRows={asking === 'ANSWER' ? 8 : 3}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </FormDialog>
      )}
    </>
  );
}
