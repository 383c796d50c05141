import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { Page, toast } from '@setpoint/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredDraft } from '../../../entities/draft/use-stored-draft.js';
import { useNow } from '../../../entities/time/use-now.js';
import { Organise } from '../page/commands.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { CourtPicker } from '../picker/court-picker.js';
import { WhenFields } from '../picker/when-fields.js';
import { StepFrame } from '../wizard/step-frame.js';
import { Steps } from '../wizard/steps.js';
import { findPlanErrors, startPlan, withCourt, type OrganiseDraft } from './organise-draft.js';

/** Court, then day and time, as a flow of its own (MAT-09). */
export function OrganiseFlow({ match, onDone }: { readonly match: MatchViewFragment; onDone(): void }) {
  const { t } = useTranslation(['match', 'common']);
  const now = useNow(60_000);
  const isDraft = (value: unknown): value is OrganiseDraft =>
    typeof value === 'object' &&
    value !== null &&
    'idMatch' in value &&
    value.idMatch === match.id &&
    'activeStep' in value;
  const { draft, set, discard } = useStoredDraft<OrganiseDraft>(`setpoint.draft.organise.${match.id}`, isDraft, () =>
    startPlan(match),
  );
  const [attempted, setAttempted] = useState(false);
  const [organise, sending] = useMatchCommand(Organise);
  const errors = findPlanErrors(draft, now);
  const shown = (code: string | undefined) =>
    code && (attempted || code !== 'REQUIRED') ? t(`fieldError.${code}`) : undefined;

  async function send() {
    setAttempted(true);
    const { court, datePlay, timePlay, booked, minutesPlay } = draft;
    if (Object.keys(errors).length > 0 || !court || !datePlay || !timePlay) return;
    const payload = await organise({
      input: { matchId: match.id, courtId: court.id, booked, datePlay, timePlay, minutesPlay },
    });
    if (!payload?.success) return;
    discard();
    toast({ tone: 'success', text: t('organise.done') });
    onDone();
  }

  return (
    <Page title={t('organise.title')} width="narrow" noIndex>
      <Stack gap="lg">
        <Anchor component="button" type="button" onClick={onDone} style={{ alignSelf: 'flex-start', minHeight: 44 }}>
          <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: 'middle' }} /> {t('organise.back')}
        </Anchor>
        <Steps
          labels={[t('steps.names.court'), t('steps.names.when')]}
          active={draft.activeStep}
          onGo={(step) => set({ ...draft, activeStep: step })}
        />
        <StepFrame
          step={draft.activeStep}
          title={t(draft.activeStep === 0 ? 'new.step.court' : 'new.step.when')}
          hint={t(draft.activeStep === 0 ? 'organise.hintCourt' : 'organise.hintWhen')}
          buttons={
            <>
              <Button
                variant="default"
                onClick={() => {
                  if (draft.activeStep === 1) set({ ...draft, activeStep: 0 });
                  else {
                    discard();
                    onDone();
                  }
                }}
              >
                {t(draft.activeStep === 1 ? 'common:back' : 'common:cancel')}
              </Button>
              {draft.activeStep === 0 ? (
                <Button disabled={!draft.court} onClick={() => set({ ...draft, activeStep: 1 })}>
                  {t('new.next')}
                </Button>
              ) : (
                <Button loading={sending} onClick={() => void send()}>
                  {t('organise.send')}
                </Button>
              )}
            </>
          }
        >
          {draft.activeStep === 0 || !draft.court ? (
            <CourtPicker
              sport={Number(match.sport.id)}
              selected={draft.court?.id ?? null}
              onPick={({ id, name, city, timeZone }) => set(withCourt(draft, { id, name, city, timeZone }))}
            />
          ) : (
            <>
              <Alert color="gray">
                <Text size="sm">
                  {draft.court.name}, {draft.court.city}
                </Text>
              </Alert>
              <WhenFields
                value={draft}
                timeZone={draft.court.timeZone}
                now={now}
                errors={{ datePlay: shown(errors.datePlay), timePlay: shown(errors.timePlay) }}
                onChange={(values) => set({ ...draft, ...values })}
              />
            </>
          )}
        </StepFrame>
      </Stack>
    </Page>
  );
}
