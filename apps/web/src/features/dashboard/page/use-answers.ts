import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useUndo } from '../../../entities/undo/use-undo.js';

const AnswerHere = graphql(`
  mutation AnswerInvitationHere($input: AnswerInvitationInput!) {
    answerInvitation(input: $input) {
      success
      errorCode
      match {
        ...Upcoming
      }
    }
  }
`);

const ConfirmHere = graphql(`
  mutation ConfirmResultHere($input: ConfirmResultInput!) {
    confirmResult(input: $input) {
      success
      errorCode
      match {
        id
        state
      }
    }
  }
`);

export interface Answers {
  /** Matches that were answered, though the answer may still be undone. */
  readonly answered: ReadonlySet<string>;
  /** Matches that were accepted, until what waits is known anew. */
  readonly accepted: ReadonlySet<string>;
  accept(matchId: string): void;
  decline(matchId: string): void;
  confirm(matchId: string, resultVersion: number): void;
}

/** Answers to what waits, without leaving the dashboard; what can't be taken back later can be for five seconds. */
export function useAnswers(onAnswered: () => void): Answers {
  const { t } = useTranslation('dashboard');
  const undo = useUndo();
  const [answer] = useMatchCommand(AnswerHere);
  const [confirmResult] = useMatchCommand(ConfirmHere);
  const [answered, addAnswered, removeAnswered] = useIds();
  const [accepted, addAccepted, removeAccepted] = useIds();

  function later(
    kind: 'declined' | 'confirmed',
    matchId: string,
    send: () => Promise<{ readonly success: boolean } | null>,
  ) {
    const show = () => removeAnswered(matchId);
    addAnswered(matchId);
    undo({
      id: `${kind}-${matchId}`,
      message: t(`waiting.${kind}`),
      undone: show,
      run: () => void send().then((payload) => !payload?.success && show()),
    });
    onAnswered();
  }

  return {
    answered,
    accepted,
    accept: (matchId) => {
      addAccepted(matchId);
      void answer({ input: { matchId, accept: true } }).then((payload) => {
        if (!payload?.success) return removeAccepted(matchId);
        toast({ text: t('waiting.accepted'), tone: 'success' });
        onAnswered();
      });
    },
    decline: (matchId) => later('declined', matchId, () => answer({ input: { matchId, accept: false } })),
    confirm: (matchId, resultVersion) =>
      later('confirmed', matchId, () => confirmResult({ input: { matchId, resultVersion } })),
  };
}

function useIds() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const add = (id: string) => setIds((before) => new Set(before).add(id));
  const remove = (id: string) => setIds((before) => new Set([...before].filter((each) => each !== id)));
  return [ids, add, remove] as const;
}
