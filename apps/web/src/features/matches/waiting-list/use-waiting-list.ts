import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { StopWaiting, Wait } from './commands.js';

/** Waiting for a place, and no longer (BYD-04). */
export function useWaitingList(matchId: string) {
  const [sendWait, isBeginning] = useMatchCommand(Wait);
  const [sendStop, isEnding] = useMatchCommand(StopWaiting);
  const input = { matchId };
  return {
    busy: isBeginning || isEnding,
    wait: () => void sendWait({ input }),
    stop: () => void sendStop({ input }),
  };
}
