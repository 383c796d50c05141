import { Alert, Button, Stack, Text } from '@mantine/core';
import type { SessionUser } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@setpoint/client/use-now';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { CourtStep } from './court-step.js';
import { STEPS, type DraftPlayer, type MatchDraft } from './draft.js';
import { FinalStep } from './final-step.js';
import { InvitationsStep } from './invitations-step.js';
import { SportStep } from './sport-step.js';
import { useNewMatch, type Created, type Start } from './use-new-match.js';
import { WhenStep } from './when-step.js';
import { WizardButtons } from './wizard-buttons.js';

/** The five steps of a new match. */
export function MatchWizard({
  me,
  start,
  onCreated,
}: {
  readonly me: SessionUser;
  readonly start: Start | null;
  onCreated(created: Created): void;
}) {
  const { t } = useTranslation(['match-page', 'match', 'common']);
  const now = useNow(60_000);
  const { draft, restored, index, errors, change, next, go, send, sending, startAgain } = useNewMatch(
    me,
    start,
    now,
    onCreated,
  );
  const [welcomed, setWelcomed] = useState(!restored);
  const step = STEPS[index]!;
  const set = (values: Partial<MatchDraft>) => change({ kind: 'set', values });

  const self: DraftPlayer = {
    id: me.id,
    displayName: me.displayName,
    avatarThumbnail: me.profiles.avatarThumbnail,
    isFollowedByMe: true,
  };
  return (
    <Stack gap="lg">
      {!welcomed && (
        <Alert withCloseButton closeButtonLabel={t('common:close')} onClose={() => setWelcomed(true)}>
          <Text size="sm" mb="xs">
            {t('new.restored')}
          </Text>
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              startAgain();
              setWelcomed(true);
            }}
          >
            {t('new.startAgain')}
          </Button>
        </Alert>
      )}
      <Steps labels={STEPS.map((name) => t(`steps.names.${name}`))} active={index} onGo={go} />
      <StepFrame
        step={index}
        title={t(`new.step.${step}`)}
        hint={t(
          step === 'invitations' && draft.type === 'private' ? 'new.hint.invitationsPrivate' : `new.hint.${step}`,
        )}
        buttons={
          <WizardButtons
            step={step}
            draft={draft}
            sending={sending}
            onBack={() => go(index - 1)}
            onWithoutCourt={() => {
              change({ kind: 'without-court' });
              go(STEPS.indexOf('invitations'));
            }}
            onNext={next}
            onSend={() => void send()}
          />
        }
      >
        {step === 'sport' && <SportStep draft={draft} errors={errors} onChange={set} />}
        {step === 'court' && <CourtStep draft={draft} error={errors['court']} onPick={(court) => set({ court })} />}
        {step === 'when' && (
          <WhenStep
            draft={draft}
            errors={errors}
            now={now}
            onChange={set}
            onChooseCourt={() => go(STEPS.indexOf('court'))}
          />
        )}
        {step === 'invitations' && (
          <InvitationsStep draft={draft} me={self} error={errors['invitations']} onChange={change} />
        )}
        {step === 'final' && (
          <FinalStep draft={draft} error={errors['message']} onMessage={(message) => set({ message })} onGo={go} />
        )}
      </StepFrame>
    </Stack>
  );
}
