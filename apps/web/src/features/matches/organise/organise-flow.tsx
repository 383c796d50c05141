import { Alert, Button, Text } from '@mantine/core';
import type { MatchViewFragment, OrganiseMatchMutation } from '@setpoint/client/documents';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courtAndCity } from '../../../entities/court/court-and-city.js';
import { matchPath } from '../../../entities/match/next-action.js';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useNow } from '@setpoint/client/use-now';
import { Organise } from '../page/commands.js';
import { CourtPicker } from '../picker/court-picker.js';
import { WhenFields } from '../picker/when-fields.js';
import { FlowPage } from '../wizard/flow-page.js';
import { refusedFields } from '../wizard/refused-fields.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { useWizard } from '../wizard/use-wizard.js';
import { isProposed, seenProposal } from '../proposal/seen-proposal.js';
import { organiseShape, organiseSteps, startPlan, type OrganiseDraft } from './organise-draft.js';

/** Court, then day and time, as a flow of its own (MAT-09). */
export function OrganiseFlow({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation(['match-page', 'match', 'common']);
  const now = useNow(60_000);
  const wizard = useWizard<OrganiseDraft>({
    key: `setpoint.draft.organise.${match.id}`,
    shape: organiseShape(match.id),
    fresh: () => startPlan(match),
    steps: organiseSteps(now),
  });
  const { values, index, errors, change, next, go } = wizard;
  const [organise, sending] = useMatchCommand(Organise);
  // What is proposed while this is filled in stands on the page of the match only.
  const [seen] = useState(() => seenProposal(match));
  const leave = () => wizard.leave(matchPath(match));

  async function send() {
    if (!wizard.isReady()) return;
    const { court, datePlay, timePlay, booked, minutesPlay } = wizard.getValues();
    if (!court || !datePlay || !timePlay) return;
    const payload = (await organise({
      input: { matchId: match.id, courtId: court.id, booked, datePlay, timePlay, minutesPlay, ...seen },
    })) as OrganiseMatchMutation['organiseMatch'] | null;
    const fields = payload && refusedFields(payload);
    if (fields) wizard.refuse(fields);
    if (payload?.errorCode === 'PROPOSAL_EXISTS') leave();
    if (!payload?.success) return;
    wizard.discard();
    toast({ tone: 'success', text: t(isProposed(payload) ? 'organise.proposed' : 'organise.done') });
    leave();
  }

  return (
    <FlowPage title={t('organise.title')} onLeave={leave}>
      <Steps labels={[t('steps.names.court'), t('steps.names.when')]} active={index} onGo={go} />
      <StepFrame
        step={index}
        title={t(index === 0 ? 'new.step.court' : 'new.step.when')}
        hint={t(index === 0 ? 'organise.hintCourt' : 'organise.hintWhen')}
        buttons={
          index === 0 ? (
            <>
              <Button
                variant="default"
                onClick={() => {
                  wizard.discard();
                  leave();
                }}
              >
                {t('common:cancel')}
              </Button>
              <Button onClick={next}>{t('new.next')}</Button>
            </>
          ) : (
            <>
              <Button variant="default" onClick={() => go(0)}>
                {t('common:back')}
              </Button>
              <Button loading={sending} onClick={() => void send()}>
                {t('organise.send')}
              </Button>
            </>
          )
        }
      >
        {index === 0 || !values.court ? (
          <CourtPicker
            sport={Number(match.sport.id)}
            selected={values.court?.id ?? null}
            error={errors['court']}
            onPick={({ id, name, city, timeZone }) => {
              change((draft) => ({ ...draft, court: { id, name, city: city ?? '', timeZone } }));
              go(1);
            }}
          />
        ) : (
          <>
            <Alert color="gray">
              <Text size="sm">{courtAndCity(values.court)}</Text>
            </Alert>
            <WhenFields
              value={values}
              timeZone={values.court.timeZone}
              now={now}
              errors={errors}
              onChange={(when) => change((draft) => ({ ...draft, ...when }))}
            />
          </>
        )}
      </StepFrame>
    </FlowPage>
  );
}
