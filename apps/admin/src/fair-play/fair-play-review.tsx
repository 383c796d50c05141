import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import type { FairPlayVerdict } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_FAIR_PLAY } from './documents.js';

/** As long as the server takes it. */
const LONGEST = 1000;

/** Looked into, or nothing to it: with a note for colleagues. The player hears nothing of it. */
export function FairPlayReview({ playerId, version }: { readonly playerId: string; readonly version: number }) {
  const { t } = useTranslation('admin');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [review, { loading }] = useMutation(REVIEW_FAIR_PLAY);

  async function run(verdict: FairPlayVerdict) {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    const input = { playerId, verdict, note: note.trim(), version };
    const answer = await review({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.reviewFairPlay;
    setRefusal(payload?.success ? null : t(`fairPlay.refused.${payload?.errorCode ?? 'FAILED'}`));
    if (payload?.success) toast({ text: t('fairPlay.kept'), tone: 'success' });
  }

  return (
    <Stack gap="xs">
      {refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <Textarea
        label={t('fairPlay.note')}
        description={t('fairPlay.noteText')}
        required
        autosize
        minRows={2}
        maxLength={LONGEST}
        value={note}
        error={missing && t('fairPlay.noteMissing')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button loading={loading} onClick={() => void run('REVIEWED')}>
          {t('fairPlay.do.REVIEWED')}
        </Button>
        <Button variant="default" disabled={loading} onClick={() => void run('DISMISSED')}>
          {t('fairPlay.do.DISMISSED')}
        </Button>
      </Group>
    </Stack>
  );
}
