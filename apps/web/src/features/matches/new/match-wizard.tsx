import { Alert, Button, Stack, Text } from '@mantine/core';
import type { SessionUser } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../entities/time/use-now.js';
import { StepFrame } from '../wizard/step-frame.js';
import { Steps } from '../wizard/steps.js';
import { CourtStep } from './court-step.js';
import { CreatedMatch } from './created-match.js';
import { STEPS, type DraftPlayer, type StepIndex } from './draft.js';
import { FinalStep } from './final-step.js';
import { InvitationsStep } from './invitations-step.js';
import { SportStep } from './sport-step.js';
import { useNewMatch, type Start } from './use-new-match.js';
import { WhenStep } from './when-step.js';
import { WizardButtons } from './wizard-buttons.js';

/** The five steps of a new match, and the match once it is created. */
export function MatchWizard({ me, start }: { readonly me: SessionUser; readonly start: Start | null }) {
  const { t } = useTranslation(['match', 'common']);
  const now = useNow(60_000);
  const { draft, restored, errors, change, next, send, sending, created, startAgain } = useNewMatch(me, start, now);
  const [welcomed, setWelcomed] = useState(!restored || start !== null);
  const step = draft.activeStep;

  if (created?.match) return <CreatedMatch match={created.match} overlapping={created.overlapping} />;

  const self: DraftPlayer = {
    id: me.id,
    displayName: me.displayName,
    avatarThumbnail: me.profiles.avatarThumbnail,
    isFollowedByMe: true,
  };
  const hint: Record<StepIndex, string> = {
    0: t('new.hint.sport'),
    1: t('new.hint.court'),
    2: t('new.hint.when'),
    3: t(draft.type === 'private' ? 'new.hint.invitationsPrivate' : 'new.hint.invitations'),
    4: t('new.hint.final'),
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
      <Steps
        labels={STEPS.map((name) => t(`steps.names.${name}`))}
        active={step}
        onGo={(to) => change({ kind: 'go', step: to })}
      />
      <StepFrame
        step={step}
        title={t(`new.step.${STEPS[step]}`)}
        hint={hint[step]}
        buttons={
          <WizardButtons draft={draft} sending={sending} onChange={change} onNext={next} onSend={() => void send()} />
        }
      >
        {step === 0 && (
          <SportStep draft={draft} errors={errors} onChange={(values) => change({ kind: 'set', values })} />
        )}
        {step === 1 && (
          <CourtStep
            draft={draft}
            error={errors.court}
            onPick={(court) => change({ kind: 'set', values: { court } })}
          />
        )}
        {step === 2 && (
          <WhenStep
            draft={draft}
            errors={errors}
            now={now}
            onChange={(values) => change({ kind: 'set', values })}
            onChooseCourt={() => change({ kind: 'back' })}
          />
        )}
        {step === 3 && (
          <InvitationsStep
            draft={draft}
            me={self}
            error={errors.invitations}
            onInvite={(side, player) => change({ kind: 'invite', side, player })}
            onUninvite={(playerId) => change({ kind: 'uninvite', playerId })}
            onFollowed={(playerId, followed) => change({ kind: 'followed', playerId, followed })}
          />
        )}
        {step === 4 && (
          <FinalStep
            draft={draft}
            error={errors.message}
            onMessage={(message) => change({ kind: 'set', values: { message } })}
            onGo={(to) => change({ kind: 'go', step: to })}
          />
        )}
      </StepFrame>
    </Stack>
  );
}
