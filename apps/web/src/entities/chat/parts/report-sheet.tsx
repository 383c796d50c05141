import { useMutation } from '@apollo/client/react';
import { Blockquote, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ReportReason } from '@setpoint/client/documents';
import type { ShownMessage } from '../connect/message-fields.js';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../refusal/use-refusal.js';

const Report = graphql(`
  mutation ReportMessage($input: ReportMessageInput!) {
    reportMessage(input: $input) {
      success
      errorCode
      retryAfterSeconds
    }
  }
`);

const REASONS = ['INSULT', 'HARASSMENT', 'SPAM', 'OTHER'] as const satisfies readonly ReportReason[];
const LONGEST_COMMENT = 500;

/** Shows support somebody's message, with a reason (CHT-08). */
export function ReportSheet({
  message,
  onClose,
}: {
  /** Null while nothing is reported. */
  readonly message: ShownMessage | null;
  onClose(): void;
}) {
  const { t } = useTranslation('chat');
  return (
    <ResponsiveSheet opened={message !== null} onClose={onClose} title={t('chat:report.title')}>
      {message && <ReportForm key={message.id} message={message} onClose={onClose} />}
    </ResponsiveSheet>
  );
}

function ReportForm({ message, onClose }: { readonly message: ShownMessage; onClose(): void }) {
  const { t } = useTranslation(['chat', 'common']);
  const refused = useRefusal('chat-errors');
  const [report, { loading }] = useMutation(Report);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [comment, setComment] = useState('');

  async function send(reason: ReportReason) {
    const { conversationId, seq } = message;
    try {
      const input = { conversationId, seq, reason, comment: comment.trim() || null };
      const answer = (await report({ variables: { input } })).data?.reportMessage;
      if (!answer?.success) return refused(answer?.errorCode, answer?.retryAfterSeconds);
      toast({ tone: 'success', text: t('chat:report.sent') });
      onClose();
    } catch (error) {
      refused(error);
    }
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('chat:report.text')}</Text>
      <Blockquote p="sm" style={{ overflowWrap: 'anywhere' }}>
        {message.text?.slice(0, 200)}
      </Blockquote>
      <Select
        label={t('chat:report.reason')}
        required
        allowDeselect={false}
        data={REASONS.map((value) => ({ value, label: t(`chat:report.kind.${value}`) }))}
        value={reason}
        onChange={(value) => setReason(value as ReportReason)}
      />
      <Textarea
        label={t('chat:report.comment')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LONGEST_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button color="red" disabled={reason === null} loading={loading} onClick={() => reason && void send(reason)}>
          {t('chat:report.send')}
        </Button>
      </Group>
    </Stack>
  );
}
