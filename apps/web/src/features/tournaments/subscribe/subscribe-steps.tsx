import { useApolloClient } from '@apollo/client/react';
import { Alert, Stack } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { EnteredTournamentFragment, SubscribePageQuery } from '@setpoint/client/documents';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refusedBy, UNHEARD, type Refused } from '../../../entities/refusal/refused.js';
import { useAgain } from '../../../entities/refusal/use-refusal.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { useSteps } from '../../../entities/wizard/use-steps.js';
import { confirmedPath, refusedPath, subscribePath } from './addresses.js';
import { DataStep } from './data-step.js';
import { EntryStep } from './entry-step.js';
import { PreferencesStep } from './preferences-step.js';
import type { TournamentErrorCode } from './stage.js';
import { CheckRegistration } from './subscribe-fields.js';
import { DRAFT_STEPS, useKeepDraft, type StepName } from './use-draft.js';
import { useRegister } from './use-register.js';

/** Said where they can be put right; the others have a screen of their own. */
const OF_CODE: ReadonlySet<Refused<TournamentErrorCode>['code']> = new Set([
  'INVITE_CODE_REQUIRED',
  'WRONG_INVITE_CODE',
]);
const SAID_HERE: ReadonlySet<Refused<TournamentErrorCode>['code']> = new Set([
  'UNHEARD',
  'MOBILE_REQUIRED',
  'PARTNER_REQUIRED',
  'WRONG_PRICE',
  'REQUEST_REUSED',
  'TOO_MANY_REQUESTS',
  'INVALID_DATA',
]);

/** Debounced input. */
const REST_MS = 600;

/** Partner and invite code, preferences, data: until a place is held (TRN-05, TRN-06). */
export function SubscribeSteps({
  tournament,
  draft,
  named,
  onEntered,
  onChanged,
}: {
  readonly tournament: EnteredTournamentFragment;
  readonly draft: SubscribePageQuery['registrationDraft'];
  /** The partner whom the address names. */
  readonly named: string | null;
  /** All steps before the payment are done. */
  onEntered(): void;
  /** The tournament is not as it was shown. */
  onChanged(): void;
}) {
  const { t } = useTranslation(['subscribe', 'tournament-errors']);
  const navigate = useNavigate();
  const client = useApolloClient();
  const { id, isPrivate, numberPlayers } = tournament;
  const isDoubles = numberPlayers === 2;
  const names: readonly StepName[] = [...(isDoubles || isPrivate ? ['entry' as const] : []), 'preferences', 'data'];
  const [partnerId, setPartnerId] = useState(isDoubles ? (named ?? draft?.partnerId ?? null) : null);
  const [inviteCode, setInviteCode] = useState(draft?.inviteCode ?? '');
  const [wrong, setWrong] = useState<Refused<TournamentErrorCode> | null>(null);
  const [checking, setChecking] = useState(false);
  const busy = useRef(false);
  const again = useAgain();
  const keep = useKeepDraft(id);
  const keepCode = useDebouncedCallback(keep, REST_MS);
  const { register, registering } = useRegister(tournament);

  const isFilled = (!isDoubles || partnerId !== null) && (!isPrivate || inviteCode.trim() !== '');
  const { index, go, finish } = useSteps(names, {
    start: () => {
      if (named) return 0;
      const at = names.findIndex((name) => DRAFT_STEPS[name] >= (draft?.activeStep ?? 0));
      return at < 0 ? names.length - 1 : at;
    },
    reachable: () => (isFilled ? names.length - 1 : 0),
  });
  const step = names[index]!;
  const [begun] = useState(index);
  const [moved, setMoved] = useState(false);
  if (!moved && index !== begun) setMoved(true);
  const wish = { partnerId, inviteCode: isPrivate ? inviteCode.trim() : null };

  function goTo(name: StepName) {
    setWrong(null);
    keepCode.cancel();
    keep({ activeStep: DRAFT_STEPS[name], ...wish });
    const at = names.indexOf(name);
    if (at >= 0) go(at);
  }

  /** Says a refusal at the field that it is about, or leads to its screen. */
  function refuse(refused: Refused<TournamentErrorCode>) {
    const { code } = refused;
    if (code === 'ALREADY_ENROLLED') return onChanged();
    if (code === 'WRONG_PRICE') onChanged();
    if (!OF_CODE.has(code) && !SAID_HERE.has(code)) return void navigate(refusedPath(id, code, partnerId));
    setWrong(refused);
    if (OF_CODE.has(code) || code === 'PARTNER_REQUIRED') go(0);
  }

  async function leaveEntry() {
    if (busy.current) return;
    if (!isFilled) {
      const errorCode = isDoubles && partnerId === null ? 'PARTNER_REQUIRED' : 'INVITE_CODE_REQUIRED';
      return setWrong(refusedBy({ errorCode }));
    }
    busy.current = true;
    setChecking(true);
    setWrong(null);
    try {
      const { data } = await client.query({
        query: CheckRegistration,
        variables: { input: { tournamentId: id, ...wish } },
        fetchPolicy: 'no-cache',
      });
      const answer = data?.checkRegistration;
      // The number is asked for two steps on.
      if (answer?.errorCode && answer.errorCode !== 'MOBILE_REQUIRED') return refuse(refusedBy(answer));
      goTo('preferences');
    } catch (problem) {
      console.error(problem);
      setWrong(UNHEARD);
    } finally {
      busy.current = false;
      setChecking(false);
    }
  }

  async function enter() {
    if (busy.current) return;
    busy.current = true;
    setWrong(null);
    keep({ activeStep: DRAFT_STEPS.payment, ...wish });
    const answer = await register(wish);
    busy.current = false;
    if ('refused' in answer) return refuse(answer.refused);
    onEntered();
    // Going back from there leaves the wizard.
    finish(answer.entry.paymentReference ? `${subscribePath(id)}?step=payment` : confirmedPath(id));
  }

  const isOfCode = wrong !== null && OF_CODE.has(wrong.code);
  const said =
    wrong &&
    (wrong.code === 'UNHEARD'
      ? t('unheard')
      : again(t(`tournament-errors:error.${wrong.code}`), wrong.retryAfterSeconds));
  return (
    <Stack gap="lg">
      <Steps labels={[...names, 'payment'].map((name) => t(`step.${name}.name`))} active={index} onGo={go} />
      {said && !isOfCode && (
        <Alert color="red" role="alert">
          {said}
        </Alert>
      )}
      {step === 'entry' && (
        <EntryStep
          step={index}
          arrived={moved}
          tournament={tournament}
          named={named}
          partnerId={partnerId}
          inviteCode={inviteCode}
          codeError={isOfCode ? said : null}
          checking={checking}
          onPartner={(player) => {
            setPartnerId(player);
            setWrong(null);
            keep({ activeStep: DRAFT_STEPS.entry, ...wish, partnerId: player });
          }}
          onInviteCode={(code) => {
            setInviteCode(code);
            setWrong(null);
            keepCode({ activeStep: DRAFT_STEPS.entry, ...wish, inviteCode: code.trim() });
          }}
          onNext={() => void leaveEntry()}
        />
      )}
      {step === 'preferences' && (
        <PreferencesStep
          step={index}
          arrived={moved}
          {...(index > 0 && { onBack: () => go(index - 1) })}
          onNext={() => goTo('data')}
        />
      )}
      {step === 'data' && (
        <DataStep
          step={index}
          arrived={moved}
          isFree={tournament.price.cents === 0}
          nextLabel={t(tournament.price.cents === 0 ? 'enter' : 'toPayment')}
          entering={registering}
          onBack={() => go(index - 1)}
          onNext={() => void enter()}
        />
      )}
    </Stack>
  );
}
