import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { CreateMatchMutation } from '@setpoint/client/documents';
import type { SessionUser } from '@setpoint/client/session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredDraft } from '../../../entities/draft/use-stored-draft.js';
import { forgetMatchLists } from '../../../entities/match/forget-lists.js';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { platformNow } from '../../../entities/time/platform-time.js';
import {
  changed,
  draftWith,
  emptyDraft,
  findDraftErrors,
  toInput,
  type DraftChange,
  type DraftCourt,
  type DraftField,
  type DraftPlayer,
  type MatchDraft,
  type StepIndex,
} from './draft.js';
import { refusedFields } from './refused-fields.js';

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
export interface Start {
  readonly player: DraftPlayer | null;
  readonly court: DraftCourt | null;
}

const isDraft = (value: unknown): value is MatchDraft =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  'inviteTeamB' in value &&
  'activeStep' in value;

/** The draft of a new match, which outlives a reload, what is wrong with it, and sending it. */
export function useNewMatch(me: SessionUser, start: Start | null, now: Date) {
  const { t, i18n } = useTranslation('match');
  const refused = useRefusal('match');
  const fresh = () => emptyDraft(crypto.randomUUID(), me.sports);
  const { draft, set, restored, discard } = useStoredDraft<MatchDraft>(`setpoint.draft.match.${me.id}`, isDraft, fresh);
  const [attempted, setAttempted] = useState<ReadonlySet<StepIndex>>(new Set());
  const [fromServer, setFromServer] = useState<Partial<Record<DraftField, string>>>({});
  const [created, setCreated] = useState<NonNullable<CreateMatchMutation['createMatch']> | null>(null);
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
    const open = firstOpenStep(draft, me.id);
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
      const fields = refusedFields(answer);
      if (fields.length === 0) return refused(answer.errorCode);
      change({ kind: 'go', step: Math.min(...fields.map((place) => place.step)) as StepIndex });
      setFromServer(Object.fromEntries(fields.map(({ field, code }) => [field, errorText(code)])));
    } catch (failure) {
      refused(failure);
    }
  }

  function startAgain() {
    discard(fresh());
    setAttempted(new Set());
  }

  return { draft, restored, errors, change, next, send, sending, created, startAgain };
}

/** The first step that has something left to fill in or to correct. A court can be left open. */
const firstOpenStep = (draft: MatchDraft, me: string) =>
  ([0, 2, 3, 4] as const).find((step) => Object.keys(findDraftErrors(draft, step, me, platformNow())).length > 0);
