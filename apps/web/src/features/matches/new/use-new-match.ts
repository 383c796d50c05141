import { useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { CreateMatchMutation } from '@setpoint/client/documents';
import type { SessionUser } from '@setpoint/client/session';
import type { SportId } from '@setpoint/kernel';
import { forgetMatchLists } from '../../../entities/match/forget-lists.js';
import { justFollowed, untilHeard } from '../../../entities/player/just-followed.js';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { refusedFields } from '../wizard/refused-fields.js';
import { useWizard } from '../wizard/use-wizard.js';
import {
  changed,
  draftWith,
  emptyDraft,
  toInput,
  type DraftChange,
  type DraftCourt,
  type DraftPlayer,
  type MatchDraft,
} from './draft.js';
import { matchDraftShape, matchSteps } from './rules.js';

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

export type Created = NonNullable<CreateMatchMutation['createMatch']>;

/** What a draft begins with when it is started from a player's or a centre's page. */
export interface Start {
  /** At most three. */
  readonly players: readonly DraftPlayer[];
  readonly sport: SportId | null;
  readonly court: DraftCourt | null;
}

const isAboutFollowing = (answer: Created | undefined): boolean =>
  answer?.fieldErrors.some(({ code }) => code === 'TOO_FEW_FOLLOWED') ?? false;

/** The draft of a new match, and sending it. */
export function useNewMatch(me: SessionUser, start: Start | null, now: Date, onCreated: (created: Created) => void) {
  const refused = useRefusal('match-errors');
  const fresh = () => emptyDraft(crypto.randomUUID(), me.sports);
  const wizard = useWizard<MatchDraft>({
    key: `setpoint.draft.match.${me.id}`,
    shape: matchDraftShape,
    steps: matchSteps(me.id, now),
    fresh,
    begun: start
      ? () => ({
          ...(start.players.length > 0
            ? draftWith(crypto.randomUUID(), start.players, start.sport ? [start.sport] : me.sports)
            : fresh()),
          court: start.court,
        })
      : undefined,
  });
  const [create, { loading: sending }] = useMutation(Create, {
    update: (cache, { data }) => {
      if (data?.createMatch.success) forgetMatchLists(cache);
    },
  });

  async function send() {
    const input = wizard.isReady() ? toInput(wizard.getValues()) : null;
    if (!input) return;
    try {
      const answer = await untilHeard(
        async () => (await create({ variables: { input } })).data?.createMatch,
        (answer) => isAboutFollowing(answer) && justFollowed([...input.inviteTeamA, ...input.inviteTeamB]),
      );
      if (!answer) return refused(null);
      if (answer.match) {
        wizard.discard();
        onCreated(answer);
        wizard.finish(`/match/new?created=${encodeURIComponent(answer.match.id)}`);
        return;
      }
      const fields = refusedFields(answer);
      if (fields) wizard.refuse(fields);
      else refused(answer.errorCode);
    } catch (failure) {
      refused(failure);
    }
  }

  const change = (change: DraftChange) => wizard.change((draft) => changed(draft, change));
  return { ...wizard, draft: wizard.values, change, send, sending };
}
