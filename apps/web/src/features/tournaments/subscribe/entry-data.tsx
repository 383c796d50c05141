import { Stack, Text } from '@mantine/core';
import type { EnteredTournamentFragment, MyEntryFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { HeldUntil } from '../../../entities/checkout/held-until.js';
import { useAskAgain } from '../../../entities/checkout/ask-again.js';
import { tournamentPath } from './addresses.js';
import { DataStep } from './data-step.js';
import { GiveUp } from './give-up.js';
import { DRAFT_STEPS, useKeepDraft } from './use-draft.js';

/** Data of a player who was entered by others, before paying or taking the place: a partner, or a qualifier (TRN-05, TRN-06). */
export function EntryData({
  tournament,
  entry,
  me,
  refetch,
  onGiven,
}: {
  readonly tournament: EnteredTournamentFragment;
  readonly entry: MyEntryFragment;
  readonly me: string;
  refetch(): Promise<unknown>;
  onGiven(): void;
}) {
  const { t } = useTranslation('subscribe');
  const navigate = useNavigate();
  const keep = useKeepDraft(tournament.id);
  const [sent, setSent] = useState(false);
  // The tournament hears of a new number a moment later.
  const isWaiting = sent && entry.paymentRefusal !== null;
  const takesLong = useAskAgain(isWaiting, refetch);
  const isPartner = entry.partner?.id === me;

  return (
    <Stack gap="lg">
      {isPartner && entry.state === 'AWAITING_PARTNER' && (
        <Text>{t('pay.asPartner', { name: entry.captain.displayName })}</Text>
      )}
      {entry.until && <HeldUntil until={entry.until} />}
      <DataStep
        step={0}
        arrived={false}
        isFree={tournament.price.cents === 0}
        nextLabel={t(entry.state === 'OFFERED' ? 'next' : 'toPayment')}
        entering={isWaiting && !takesLong}
        onBack={() => void navigate(tournamentPath(tournament.id))}
        onNext={() => {
          keep({ partnerId: null, inviteCode: null, activeStep: DRAFT_STEPS.payment });
          setSent(true);
          onGiven();
          if (entry.paymentRefusal) void refetch().catch(() => {});
        }}
      />
      <GiveUp tournamentId={tournament.id} entry={entry} />
    </Stack>
  );
}
