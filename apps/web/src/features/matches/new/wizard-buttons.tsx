import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DraftChange, MatchDraft } from './draft.js';

/** Back, skip where a step can be left out, and next or, at the end, create. */
export function WizardButtons({
  draft,
  sending,
  onChange,
  onNext,
  onSend,
}: {
  readonly draft: MatchDraft;
  readonly sending: boolean;
  onChange(change: DraftChange): void;
  onNext(): void;
  onSend(): void;
}) {
  const { t } = useTranslation(['match', 'common']);
  const step = draft.activeStep;
  const nobodyInvited = draft.inviteTeamA.length + draft.inviteTeamB.length === 0;
  return (
    <>
      {step > 0 ? (
        <Button variant="default" onClick={() => onChange({ kind: 'back' })}>
          {t('common:back')}
        </Button>
      ) : (
        <span />
      )}
      <Group gap="xs" justify="flex-end">
        {step === 1 && (
          <Button variant="subtle" onClick={() => onChange({ kind: 'skip-court' })}>
            {t('new.skipCourt')}
          </Button>
        )}
        {step === 3 && draft.type === 'public' && nobodyInvited ? (
          <Button variant="light" onClick={() => onChange({ kind: 'skip' })}>
            {t('new.skip')}
          </Button>
        ) : step < 4 ? (
          <Button onClick={onNext}>{t('new.next')}</Button>
        ) : (
          <Button loading={sending} onClick={onSend}>
            {t('new.create')}
          </Button>
        )}
      </Group>
    </>
  );
}
