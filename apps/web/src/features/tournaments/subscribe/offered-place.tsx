import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, Title } from '@mantine/core';
import type { MyEntryFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { HeldUntil } from '../../../entities/checkout/held-until.js';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { refusedPath } from './addresses.js';
import { TakeOffer } from './subscribe-fields.js';

/** A place of a slam that somebody left is mine, if I take it in time (TRN-12). */
export function OfferedPlace({
  tournamentId,
  entry,
}: {
  readonly tournamentId: string;
  readonly entry: MyEntryFragment;
}) {
  const { t } = useTranslation('subscribe');
  const navigate = useNavigate();
  const failed = useRefusal('tournament-errors');
  const [take, { loading }] = useMutation(TakeOffer);

  async function submit() {
    try {
      const { data } = await take({ variables: { input: { registrationId: entry.id } } });
      const answer = data?.takeOfferedPlace;
      // What is next, the registration says: the page follows it.
      if (answer?.success) return;
      if (answer?.errorCode) void navigate(refusedPath(tournamentId, answer.errorCode));
      else failed(null);
    } catch (problem) {
      failed(problem);
    }
  }

  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h3">
          {t('offer.title')}
        </Title>
        {entry.until && <HeldUntil until={entry.until} />}
      </div>
      <Text>{t('offer.text')}</Text>
      <Button size="md" loading={loading} onClick={() => void submit()}>
        {t('offer.take')}
      </Button>
    </Stack>
  );
}
