import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { CreateMatchMutation } from '@setpoint/client/documents';
import { useMe, type SessionUser } from '@setpoint/client/session';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useStoredDraft } from '../../../entities/draft/use-stored-draft.js';
import { forgetMatchLists } from '../../../entities/match/forget-lists.js';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { platformNow } from '../../../entities/time/platform-time.js';
import { useNow } from '../../../entities/time/use-now.js';
import { CourtPicker } from '../picker/court-picker.js';
import { WhenFields } from '../picker/when-fields.js';
import { StepFrame } from '../wizard/step-frame.js';
import { Steps } from '../wizard/steps.js';
import { CreatedMatch } from './created-match.js';
import {
  changed,
  draftWith,
  emptyDraft,
  findDraftErrors,
  placeOf,
  placeOfCode,
  STEPS,
  toInput,
  type DraftChange,
  type DraftCourt,
  type DraftField,
  type DraftPlayer,
  type MatchDraft,
  type StepIndex,
} from './draft.js';
import { FinalStep } from './final-step.js';
import { InvitationsStep } from './invitations-step.js';
import { SportStep } from './sport-step.js';

const StartOfDraft = graphql(`
  query StartOfDraft($player: ID!, $court: ID!, $withPlayer: Boolean!, $withCourt: Boolean!) {
    player(id: $player) @include(if: $withPlayer) {
      ...PlayerChip
      isFollowedByMe
    }
    court(id: $court) @include(if: $withCourt) {
      id
      name
      city
      timeZone
    }
  }
`);

const Create = graphql(`
  mutation CreateMatch($input: CreateMatchInput!) {
    createMatch(input: $input) {
      success
      errorCode
      fieldErrors {
        field
        code
      }
      match {
        ...MatchCard
        ...MatchShare
      }
      overlapping {
        ...MatchCard
      }
    }
  }
`);

/** What a draft begins with when it is started from a player's or a centre's page. */
interface Start {
  readonly player: DraftPlayer | null;
  readonly court: DraftCourt | null;
}

/**
 * The wizard of a new match (MAT-01 to MAT-03). `?invite=` starts a private draft with that player (MAT-02),
 * `?court=` one at that centre.
 */
export function Component() {
  const me = useMe();
  const { t } = useTranslation('match');
  const [params, setParams] = useSearchParams();
  const invite = params.get('invite');
  const court = params.get('court');
  const prefilled = invite !== null || court !== null;
  const { data, error, refetch } = useQuery(StartOfDraft, {
    variables: { player: invite ?? '', court: court ?? '', withPlayer: invite !== null, withCourt: court !== null },
    skip: !prefilled,
    fetchPolicy: 'network-only',
  });
  const [start, setStart] = useState<Start | null>(null);

  useEffect(() => {
    if (!prefilled || !data) return;
    const { player } = data;
    setStart({
      player: player
        ? {
            id: player.id,
            displayName: player.displayName,
            avatarThumbnail: player.profiles.avatarThumbnail,
            isFollowedByMe: player.isFollowedByMe,
          }
        : null,
      court: data.court ?? null,
    });
    // The address names the wizard from here on: a reload goes on with the draft.
    setParams({}, { replace: true });
  }, [prefilled, data, setParams]);

  if (!me) return null;
  return (
    <Page title={t('new.title')} width="narrow" noIndex>
      {!prefilled ? (
        <Wizard key={`${start?.player?.id}-${start?.court?.id}`} me={me} start={start} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton h={52} mb="lg" />
          <Skeleton h={420} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}

const isDraft = (value: unknown): value is MatchDraft =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  'inviteTeamB' in value &&
  'activeStep' in value;

function Wizard({ me, start }: { readonly me: SessionUser; readonly start: Start | null }) {
  const { t, i18n } = useTranslation(['match', 'common']);
  const refused = useRefusal('match');
  const now = useNow(60_000);
  const fresh = () => emptyDraft(crypto.randomUUID(), me.sports);
  const { draft, set, restored, discard } = useStoredDraft<MatchDraft>(`setpoint.draft.match.${me.id}`, isDraft, fresh);
  const [attempted, setAttempted] = useState<ReadonlySet<StepIndex>>(new Set());
  const [fromServer, setFromServer] = useState<Partial<Record<DraftField, string>>>({});
  const [created, setCreated] = useState<NonNullable<CreateMatchMutation['createMatch']> | null>(null);
  const [welcomed, setWelcomed] = useState(!restored || start !== null);
  const [create, { loading: sending }] = useMutation(Create, {
    update: (cache, { data }) => {
      if (data?.createMatch.success) forgetMatchLists(cache);
    },
  });

  useEffect(() => {
    if (!start) return;
    const begun = start.player ? draftWith(crypto.randomUUID(), start.player, me.sports) : fresh();
    discard({ ...begun, court: start.court });
    // Once: a later change of the session user must not begin a new draft.
  }, [start, discard]);

  const step = draft.activeStep;
  const change = (change: DraftChange) => {
    setFromServer({});
    set((current) => changed(current, change));
  };
  const errorText = (code: string) =>
    i18n.exists(`match:fieldError.${code}`) ? t(`fieldError.${code}`) : t(`error.${code}`);
  const draftErrors = findDraftErrors(draft, step, me.id, now);
  const errors: Partial<Record<DraftField, string>> = { ...fromServer };
  for (const [field, code] of Object.entries(draftErrors) as [DraftField, string][]) {
    const onlyMissing = code === 'REQUIRED' || code.startsWith('TOO_FEW');
    if (attempted.has(step) || !onlyMissing) errors[field] = errorText(code);
  }
  const next = () => {
    if (Object.keys(draftErrors).length > 0) setAttempted(new Set([...attempted, step]));
    else change({ kind: 'next' });
  };

  async function send() {
    const open = ([0, 2, 3, 4] as const).find(
      (each) => Object.keys(findDraftErrors(draft, each, me.id, platformNow())).length > 0,
    );
    if (open !== undefined) {
      setAttempted(new Set([...attempted, open]));
      change({ kind: 'go', step: open });
      return;
    }
    const input = toInput(draft);
    if (!input) return;
    try {
      const answer = (await create({ variables: { input } })).data?.createMatch;
      if (!answer) return refused(null);
      if (answer.success) {
        discard();
        setCreated(answer);
        window.scrollTo?.({ top: 0 });
        return;
      }
      const placed = answer.fieldErrors.flatMap(({ field, code }) => {
        const place = placeOf(field);
        return place ? [{ ...place, code }] : [];
      });
      const own = answer.errorCode ? placeOfCode(answer.errorCode) : null;
      if (placed.length === 0 && own && answer.errorCode) placed.push({ ...own, code: answer.errorCode });
      if (placed.length === 0) return refused(answer.errorCode);
      change({ kind: 'go', step: Math.min(...placed.map((place) => place.step)) as StepIndex });
      setFromServer(Object.fromEntries(placed.map(({ field, code }) => [field, errorText(code)])));
    } catch (failure) {
      refused(failure);
    }
  }

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
              discard(fresh());
              setAttempted(new Set());
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
          <>
            {step > 0 ? (
              <Button variant="default" onClick={() => change({ kind: 'back' })}>
                {t('common:back')}
              </Button>
            ) : (
              <span />
            )}
            <Group gap="xs" justify="flex-end">
              {step === 1 && (
                <Button variant="subtle" onClick={() => change({ kind: 'skip-court' })}>
                  {t('new.skipCourt')}
                </Button>
              )}
              {step === 3 && draft.type === 'public' && draft.inviteTeamA.length + draft.inviteTeamB.length === 0 ? (
                <Button variant="light" onClick={() => change({ kind: 'skip' })}>
                  {t('new.skip')}
                </Button>
              ) : step < 4 ? (
                <Button onClick={next}>{t('new.next')}</Button>
              ) : (
                <Button loading={sending} onClick={() => void send()}>
                  {t('new.create')}
                </Button>
              )}
            </Group>
          </>
        }
      >
        {step === 0 && (
          <SportStep draft={draft} errors={errors} onChange={(values) => change({ kind: 'set', values })} />
        )}
        {step === 1 && (
          <>
            {errors.court && (
              <Alert color="red" role="alert">
                {errors.court}
              </Alert>
            )}
            <CourtPicker
              sport={draft.sport}
              selected={draft.court?.id ?? null}
              onPick={({ id, name, city, timeZone }) =>
                change({ kind: 'set', values: { court: { id, name, city, timeZone } } })
              }
            />
          </>
        )}
        {step === 2 &&
          (draft.court ? (
            <WhenFields
              value={draft}
              timeZone={draft.court.timeZone}
              now={now}
              errors={{ datePlay: errors.datePlay, timePlay: errors.timePlay }}
              onChange={(values) => change({ kind: 'set', values })}
            />
          ) : (
            <Alert title={t('new.noCourt')}>
              <Stack gap="sm" align="flex-start">
                <Text size="sm">{t('new.noCourtText')}</Text>
                <Button size="sm" variant="default" onClick={() => change({ kind: 'back' })}>
                  {t('new.chooseCourt')}
                </Button>
              </Stack>
            </Alert>
          ))}
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
