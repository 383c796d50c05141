import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type {
  EnteredLeagueFragment,
  LeagueErrorCode,
  SubscriptionDraftPartsFragment,
} from '@setpoint/client/documents';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePaper } from '../../../entities/billing-data/billing-data-draft.js';
import { INVOICE_FORM, InvoiceData } from '../../../entities/billing-data/invoice-data.js';
import { refusedBy, UNHEARD, type Refused } from '../../../entities/refusal/refused.js';
import { useAgain } from '../../../entities/refusal/use-refusal.js';
import { forgetRequestId, requestIdFor } from '../../../entities/request/request-id.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { useSteps } from '../../../entities/wizard/use-steps.js';
import { confirmedPath, refusedPath, subscribePath } from './addresses.js';
import { errorsOf, fieldErrorsOf, formOf, inputOf, type FieldErrors } from './preferences.js';
import { PreferencesFields } from './preferences-fields.js';
import { CheckSubscription, SubscribeToLeague } from './subscribe-fields.js';
import { TeamFields, type Team } from './team-fields.js';
import { DRAFT_STEPS, useKeepDraft, type StepName } from './use-draft.js';

/** Refusals that another teammate would not meet: they are said beside the choice. */
const OF_TEAM: ReadonlySet<Refused<LeagueErrorCode>['code']> = new Set([
  'TEAMMATE_REQUIRED',
  'PARTNER_NOT_ALLOWED',
  'DUPLICATE_PLAYERS',
  'TEAMMATE_ENROLLED',
  'TEAMMATE_IN_ANOTHER_TEAM',
  'TEAMMATE_SEX_NOT_ALLOWED',
  'TEAMMATE_NOT_FOLLOWED',
]);
const SAID_HERE: ReadonlySet<Refused<LeagueErrorCode>['code']> = new Set([
  'UNHEARD',
  'WRONG_PRICE',
  'REQUEST_REUSED',
  'TOO_MANY_REQUESTS',
  'INVALID_DATA',
  'MOBILE_REQUIRED',
  'SOMETHING_WENT_WRONG',
]);

/** Debounced input. */
const REST_MS = 600;

/** Preferences, team, data: until the subscription is there to be paid (LEA-02, LEA-03). */
export function SubscribeSteps({
  league,
  draft,
  onChanged,
}: {
  readonly league: EnteredLeagueFragment;
  readonly draft: SubscriptionDraftPartsFragment | null;
  /** The league is not as it was shown. */
  onChanged(): void;
}) {
  const { t } = useTranslation(['league', 'common']);
  const navigate = useNavigate();
  const client = useApolloClient();
  const [send, { loading }] = useMutation(SubscribeToLeague);
  const { id } = league;
  const isDoubles = league.numberPlayers === 2;
  const names: readonly StepName[] = ['preferences', ...(isDoubles ? ['team' as const] : []), 'data'];
  const [preferences, setPreferences] = useState(() => formOf(draft?.preferences));
  const [team, setTeam] = useState<Team>({ partnerId: draft?.partnerId ?? null, reserveId: draft?.reserveId ?? null });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [wrong, setWrong] = useState<Refused<LeagueErrorCode> | null>(null);
  const [checking, setChecking] = useState(false);
  const [paper, setPaper] = usePaper();
  const busy = useRef(false);
  const again = useAgain();
  const keep = useKeepDraft(id);
  const keepTyped = useDebouncedCallback(keep, REST_MS);

  const isFilled = Object.keys(errorsOf(preferences)).length === 0;
  const hasTeam = !isDoubles || team.partnerId !== null || team.reserveId !== null;
  const { index, go, finish } = useSteps(names, {
    start: () => {
      const at = names.findIndex((name) => DRAFT_STEPS[name] >= (draft && !draft.isComplete ? draft.activeStep : 0));
      return at < 0 ? names.length - 1 : at;
    },
    reachable: () => (!isFilled ? 0 : !hasTeam ? 1 : names.length - 1),
  });
  const step = names[index]!;
  const [begun] = useState(index);
  const [moved, setMoved] = useState(false);
  if (!moved && index !== begun) setMoved(true);
  const wish = isDoubles ? team : { partnerId: null, reserveId: null };
  const keepAt = (activeStep: number) => {
    keepTyped.cancel();
    keep({ activeStep, ...wish, preferences: inputOf(preferences) });
  };

  function refuse(refused: Refused<LeagueErrorCode>) {
    const { code } = refused;
    if (code === 'ALREADY_SUBSCRIBED') return onChanged();
    if (code === 'WRONG_PRICE') onChanged();
    if (!OF_TEAM.has(code) && !SAID_HERE.has(code)) return void navigate(refusedPath(id, code));
    setWrong(refused);
    if (OF_TEAM.has(code) && isDoubles) go(1);
    if (code === 'MOBILE_REQUIRED' || code === 'INVALID_DATA') go(0);
  }

  async function next() {
    if (busy.current) return;
    const found = step === 'preferences' ? errorsOf(preferences) : {};
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const to = names[index + 1]!;
    // Who is missing is said where it is asked for.
    const refused = await check();
    if (refused && !(step === 'preferences' && OF_TEAM.has(refused.code))) return refuse(refused);
    setWrong(null);
    keepAt(DRAFT_STEPS[to]);
    go(index + 1);
  }

  /** Null where nothing stands in the way. */
  async function check(): Promise<Refused<LeagueErrorCode> | null> {
    busy.current = true;
    setChecking(true);
    try {
      const { data } = await client.query({
        query: CheckSubscription,
        variables: { input: { leagueId: id, ...wish } },
        fetchPolicy: 'no-cache',
      });
      const answer = data?.checkSubscription;
      return answer?.errorCode && answer.errorCode !== 'MOBILE_REQUIRED' ? refusedBy(answer) : null;
    } catch (problem) {
      console.error(problem);
      return UNHEARD;
    } finally {
      busy.current = false;
      setChecking(false);
    }
  }

  async function enter() {
    if (busy.current) return;
    busy.current = true;
    setWrong(null);
    const name = `subscription.${id}`;
    const command = { leagueId: id, ...wish, preferences: inputOf(preferences), expectedCents: league.price.cents };
    try {
      const { data } = await send({ variables: { input: { ...command, requestId: requestIdFor(name, command) } } });
      const answer = data?.subscribeToLeague;
      if (answer) forgetRequestId(name);
      if (answer?.subscription) {
        return finish(answer.subscription.paymentReference ? `${subscribePath(id)}?step=payment` : confirmedPath(id));
      }
      setErrors(fieldErrorsOf(answer?.fieldErrors ?? []));
      refuse(refusedBy(answer));
    } catch (problem) {
      console.error(problem);
      setWrong(UNHEARD);
    } finally {
      busy.current = false;
    }
  }

  const back =
    index > 0 ? (
      <Button variant="default" onClick={() => go(index - 1)}>
        {t('common:back')}
      </Button>
    ) : (
      <span />
    );
  const on = (
    <Button key="next" loading={checking} onClick={() => void next()}>
      {t('subscribe.next')}
    </Button>
  );
  const pay =
    paper === 'invoice' ? (
      <Button key="send" type="submit" form={INVOICE_FORM} loading={loading}>
        {t('subscribe.toPayment')}
      </Button>
    ) : (
      <Button key="enter" loading={loading} onClick={() => void enter()}>
        {t('subscribe.toPayment')}
      </Button>
    );
  return (
    <Stack gap="lg">
      <Steps labels={[...names, 'payment'].map((name) => t(`subscribe.step.${name}.name`))} active={index} onGo={go} />
      {wrong && (
        <Alert color="red" role="alert">
          {wrong.code === 'UNHEARD' ? t('subscribe.unheard') : again(t(`error.${wrong.code}`), wrong.retryAfterSeconds)}
        </Alert>
      )}
      <StepFrame
        step={index}
        arrived={moved}
        title={t(`subscribe.step.${step}.title`)}
        {...(step === 'team' && { hint: t('subscribe.step.team.hint') })}
        buttons={
          <>
            {back}
            {step === 'data' ? pay : on}
          </>
        }
      >
        {step === 'preferences' && (
          <PreferencesFields
            sport={league.sport.id}
            value={preferences}
            errors={errors}
            onChange={(next) => {
              setPreferences(next);
              keepTyped({ activeStep: DRAFT_STEPS.preferences, ...wish, preferences: inputOf(next) });
            }}
          />
        )}
        {step === 'team' && (
          <TeamFields
            leagueId={id}
            team={team}
            onChange={(next) => {
              setTeam(next);
              keep({ activeStep: DRAFT_STEPS.team, ...next, preferences: inputOf(preferences) });
            }}
          />
        )}
        {step === 'data' && <InvoiceData paper={paper} onPaper={setPaper} onSaved={() => void enter()} />}
      </StepFrame>
    </Stack>
  );
}
