import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Textarea } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLog } from '../table/action-log.js';
import { FormDialog } from '../table/form-dialog.js';
import { useAction } from '../table/use-action.js';

const LOG = graphql(`
  query SupportMessageActions($userId: ID!) {
    messageActions(userId: $userId) {
      kind
      at
      after
      by {
        id
        displayName
      }
    }
  }
`);

const SEND = graphql(`
  mutation SendSupportMessage($input: SendSupportMessageInput!) {
    sendSupportMessage(input: $input) {
      success
      errorCode
    }
  }
`);

/** As long as the server takes it. */
const LONGEST = 500;

/** A message from support to a player, and what was written before (NTF-01, ADM-01). */
export function WriteToPlayer({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('admin');
  const { data } = useQuery(LOG, { variables: { userId: playerId } });
  const [opened, setOpened] = useState(false);
  const actions = data?.messageActions ?? [];
  return (
    <div>
      <Group mb="sm">
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('messages.write.title')}
        </Button>
        <Anchor variant="standalone" component={Link} to={`/messages?person=${encodeURIComponent(playerId)}`}>
          {t('messages.write.all')}
        </Anchor>
      </Group>
      {actions.length > 0 && (
        <ActionLog
          actions={actions.map(({ after, ...action }) => ({ ...action, reason: after }))}
          textOf={(kind) => t(`messages.write.${kind}`)}
        />
      )}
      {opened && <WriteForm playerId={playerId} onClose={() => setOpened(false)} />}
    </div>
  );
}

function WriteForm({ playerId, onClose }: { readonly playerId: string; onClose(): void }) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // Of this form: pressed twice, it is one message.
  const [key] = useState(() => crypto.randomUUID());
  const send = useAction({
    field: 'sendSupportMessage',
    mutation: SEND,
    refused: 'messages.refused',
    rereads: ['SupportMessageActions'],
  });

  async function submit() {
    setSending(true);
    const refused = await send({ userId: playerId, text: text.trim(), key }, t('messages.write.sent')).finally(() =>
      setSending(false),
    );
    setRefusal(refused);
    if (refused === null) onClose();
  }

  return (
    <FormDialog
      opened
      title={t('messages.write.title')}
      action={t('messages.write.send')}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={t('messages.write.message')}
        description={t('messages.write.text')}
        data-autofocus
        required
        autosize
        minRows={3}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
