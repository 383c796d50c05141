import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { justFollowed } from '../../../entities/player/just-followed.js';
import { OpenPoll } from '../poll/commands.js';
import { CreateFound, matchToVoteOn, proposalToInput, type Opponent, type Proposal, type Wish } from './times.js';

/** Creates the match of a proposal, or with a poll on several, and opens it. Idempotent. */
export function useCreateFound(me: Opponent, opponents: readonly Opponent[], wish: Wish) {
  const navigate = useNavigate();
  const [requestId] = useState(() => crypto.randomUUID());
  const [send, sending] = useMatchCommand(CreateFound);
  const [open, opening] = useMatchCommand(OpenPoll);
  const isTooEarly = (answer: Awaited<ReturnType<typeof send>>) =>
    answer?.errorCode === 'INVALID_DATA' && justFollowed(opponents.map(({ id }) => id));
  const create = async (proposal: Proposal) => {
    const input = proposalToInput(requestId, me, opponents, wish, proposal);
    const payload = await send({ input }, undefined, isTooEarly);
    if (payload?.match) void navigate(`/match/${encodeURIComponent(payload.match.id)}`);
  };
  /** The match without a time, and a vote on these. */
  const offer = async (proposals: readonly Proposal[]) => {
    const input = matchToVoteOn(requestId, me, opponents, wish);
    const payload = await send({ input }, undefined, isTooEarly);
    if (!payload?.match) return;
    const times = proposals.map(({ court, datePlay, timePlay }) => ({
      ...{ courtId: court.id, datePlay, timePlay: timePlay.slice(0, 5), minutesPlay: wish.minutes },
    }));
    await open({ input: { matchId: payload.match.id, times } });
    void navigate(`/match/${encodeURIComponent(payload.match.id)}`);
  };
  return { create, offer, busy: sending || opening };
}
