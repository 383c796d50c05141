import { Button, TextInput } from '@mantine/core';
import type { EnteredTournamentFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { PartnerChoice } from './partner-choice.js';

/** Step 1: with whom, and the invite code of a private tournament. */
export function EntryStep({
  step,
  arrived,
  tournament,
  named,
  partnerId,
  inviteCode,
  codeError,
  checking,
  onPartner,
  onInviteCode,
  onNext,
}: {
  readonly step: number;
  readonly arrived: boolean;
  readonly tournament: EnteredTournamentFragment;
  readonly named: string | null;
  readonly partnerId: string | null;
  readonly inviteCode: string;
  readonly codeError: string | null;
  readonly checking: boolean;
  onPartner(id: string): void;
  onInviteCode(code: string): void;
  onNext(): void;
}) {
  const { t } = useTranslation('subscribe');
  const isDoubles = tournament.numberPlayers === 2;
  return (
    <StepFrame
      step={step}
      arrived={arrived}
      title={t(isDoubles ? 'step.entry.partner' : 'step.entry.code')}
      hint={t(isDoubles ? 'step.entry.partnerHint' : 'step.entry.codeHint')}
      buttons={
        <>
          <span />
          <Button loading={checking} onClick={onNext}>
            {t('next')}
          </Button>
        </>
      }
    >
      {tournament.isPrivate && (
        <TextInput
          label={t('code.label')}
          description={t('code.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={inviteCode}
          error={codeError}
          onChange={({ currentTarget }) => onInviteCode(currentTarget.value)}
        />
      )}
      {isDoubles && (
        <PartnerChoice
          tournament={tournament}
          inviteCode={tournament.isPrivate ? inviteCode.trim() || null : null}
          named={named}
          chosen={partnerId}
          onChoose={onPartner}
        />
      )}
    </StepFrame>
  );
}
