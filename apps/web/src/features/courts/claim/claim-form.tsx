import { Alert, Button, FileInput, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useSession } from '@setpoint/client/session';
import { TAKEN_DOCUMENTS, uploadDocument } from '@setpoint/client/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../entities/refusal/use-command.js';
import { ClaimCourt } from './claim-fields.js';

type Way = 'EMAIL' | 'DOCUMENT';

/** Either of the two proofs: a business address, or a document (CRT-06). */
export function ClaimForm({ courtId, onClaimed }: { readonly courtId: string; onClaimed(): void }) {
  const { t } = useTranslation('centre');
  const session = useSession();
  const [way, setWay] = useState<Way>('EMAIL');
  const [email, setEmail] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [claim, loading] = useCommand(ClaimCourt, 'centre', { refetchQueries: ['MyCourtClaims'] });

  async function send() {
    setError(null);
    let documentId: string | null = null;
    if (way === 'DOCUMENT') {
      if (!file) return setError(t('claim.error.MISSING'));
      setUploading(true);
      const uploaded = await uploadDocument(file, session).finally(() => setUploading(false));
      if ('error' in uploaded) return setError(t(`claim.error.${uploaded.error}`));
      documentId = uploaded.id;
    }
    const proof = way === 'EMAIL' ? { email: email.trim() } : { documentId };
    if (await claim({ input: { courtId, ...proof, note: note.trim() || null } })) onClaimed();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack>
        <SegmentedControl
          fullWidth
          aria-label={t('claim.way')}
          value={way}
          onChange={(value) => setWay(value as Way)}
          data={[
            { value: 'EMAIL', label: t('claim.byEmail') },
            { value: 'DOCUMENT', label: t('claim.byDocument') },
          ]}
        />
        {way === 'EMAIL' ? (
          <TextInput
            label={t('claim.email')}
            description={t('claim.emailHint')}
            type="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        ) : (
          <FileInput
            label={t('claim.document')}
            description={t('claim.documentHint')}
            placeholder={t('claim.choose')}
            accept={TAKEN_DOCUMENTS}
            value={file}
            onChange={setFile}
          />
        )}
        <Textarea
          label={t('claim.note')}
          autosize
          minRows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          {t('claim.privacy')}
        </Text>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Button type="submit" loading={loading || isUploading}>
          {t('claim.send')}
        </Button>
      </Stack>
    </form>
  );
}
