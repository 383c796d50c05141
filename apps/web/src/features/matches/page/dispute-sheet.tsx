import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_COMMENT } from '../result/result-draft.js';
import { DisputeResult } from './commands.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';

/** The other side says what is wrong with the result (RES-04). */
export function DisputeSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation(['match', 'common']);
  const [note, setNote] = useState('');
  const [attempted, setAttempted] = useState(false);
  const [dispute, sending] = useMatchCommand(DisputeResult);
  const tooLong = [...note].length > LONGEST_COMMENT;
  const fault = tooLong ? t('fault.field.TOO_LONG') : attempted && !note.trim() ? t('fault.field.REQUIRED') : null;

  async function send() {
    setAttempted(true);
    if (!note.trim() || tooLong) return;
    const payload = await dispute({ input: { matchId: match.id, note: note.trim() } });
    if (!payload?.success) return;
    toast({ tone: 'success', text: t('dispute.sent') });
    onClose();
  }

  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('dispute.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md">
          <Text size="sm">{t((match.result?.disputes ?? 0) > 0 ? 'dispute.textAgain' : 'dispute.text')}</Text>
          <Textarea
            label={t('dispute.note')}
            placeholder={t('dispute.placeholder')}
            required
            autosize
            minRows={2}
            value={note}
            error={fault}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" color="red" loading={sending}>
              {t('dispute.send')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ResponsiveSheet>
  );
}
