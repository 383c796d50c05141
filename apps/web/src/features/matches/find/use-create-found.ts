import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { justFollowed } from '../../../entities/player/just-followed.js';
import { CreateFound, proposalToInput, type Opponent, type Proposal, type Wish } from './times.js';

/** Makes the match of a proposal and opens it. Pressing twice makes one. */
export function useCreateFound(opponents: readonly Opponent[], wish: Wish) {
  const navigate = useNavigate();
  const [requestId] = useState(() => crypto.randomUUID());
  const [send, sending] = useMatchCommand(CreateFound);
  const create = async (proposal: Proposal) => {
    const input = proposalToInput(requestId, opponents, wish, proposal);
    const isTooEarly = (answer: Awaited<ReturnType<typeof send>>) =>
      answer?.errorCode === 'INVALID_DATA' && justFollowed(opponents.map(({ id }) => id));
    const payload = await send({ input }, undefined, isTooEarly);
    if (payload?.match) void navigate(`/match/${encodeURIComponent(payload.match.id)}`);
  };
  return [create, sending] as const;
}
