import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe, type SessionUser } from '@setpoint/client/session';
import type { Side } from '@setpoint/scoring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useUndo } from '../../../entities/undo/use-undo.js';
import { Answer, Join, Leave } from './commands.js';
import { asJoined, asLeft } from './match-view.js';

/**
 * Joining and leaving, with optimistic updates. Leaving and declining are sent after five seconds, in which they
 * can be undone.
 */
export function useAttendance(match: MatchViewFragment) {
  const { t } = useTranslation('match');
  const me = useMe();
  const undo = useUndo();
  const [going, setGoing] = useState<'left' | 'declined' | null>(null);
  const [sendJoin, joining] = useMatchCommand(Join);
  const [sendLeave] = useMatchCommand(Leave);
  const [sendAnswer, answering] = useMatchCommand(Answer);
  const matchId = match.id;

  function goLater(kind: 'left' | 'declined', send: () => Promise<unknown>) {
    setGoing(kind);
    undo({
      id: `match-${matchId}`,
      message: t(kind === 'left' ? 'page.leaving' : 'page.declining'),
      undone: () => setGoing(null),
      run: () => void send().finally(() => setGoing(null)),
    });
  }

  return {
    /** The match with pending optimistic changes. */
    expected: going && me ? asLeft(match, me.id) : match,
    joining,
    answering,
    join(side: Side | null) {
      if (!me) return;
      const joined = asJoined(match, asPlayer(me), side);
      const payload = { __typename: 'JoinMatchPayload', success: true, errorCode: null, match: joined };
      void sendJoin({ input: { matchId, side } }, { joinMatch: payload });
    },
    accept: () => void sendAnswer({ input: { matchId, accept: true } }),
    decline: () => goLater('declined', () => sendAnswer({ input: { matchId, accept: false } })),
    leave: () => goLater('left', () => sendLeave({ input: { matchId } })),
  };
}

export type Attendance = ReturnType<typeof useAttendance>;

const asPlayer = (me: SessionUser) =>
  ({
    __typename: 'User',
    id: me.id,
    firstName: me.firstName,
    displayName: me.displayName,
    slug: me.slug,
    profiles: { __typename: 'Profile', avatarThumbnail: me.profiles.avatarThumbnail },
  }) as MatchViewFragment['teamA'][number]['user'];
