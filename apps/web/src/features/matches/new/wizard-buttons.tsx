import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MatchDraft, STEPS } from './draft.js';

/** Back, skip where a step can be left out, and next or, at the end, create. */
export function WizardButtons({
  step,
  draft,
  sending,
  onBack,
  onWithoutCourt,
  onNext,
  onSend,
}: {
  readonly step: (typeof STEPS)[number];
  readonly draft: MatchDraft;
  readonly sending: boolean;
  onBack(): void;
  onWithoutCourt(): void;
  onNext(): void;
  onSend(): void;
}) {
  const { t } = useTranslation(['match-page', 'common']);
  const nobodyInvited = draft.inviteTeamA.length + draft.inviteTeamB.length + draft.guests.length === 0;
  return (
    <>
      {step === 'sport' ? (
        <span />
      ) : (
        <Button variant="default" onClick={onBack}>
          {t('common:back')}
        </Button>
      )}
      <Group gap="xs" justify="flex-end">
        {step === 'court' && (
          <Button variant="subtle" onClick={onWithoutCourt}>
            {t('new.skipCourt')}
          </Button>
        )}
        {step === 'invitations' && draft.type === 'public' && nobodyInvited ? (
          <Button variant="light" onClick={onNext}>
            {t('new.skip')}
          </Button>
        ) : step === 'final' ? (
          <Button loading={sending} onClick={onSend}>
            {t('new.create')}
          </Button>
        ) : (
          <Button onClick={onNext}>{t('new.next')}</Button>
        )}
      </Group>
    </>
  );
}
