import type { fixtureClosed, resultCorrected, EventOf } from '@setpoint/events';
import type { Decision } from '@setpoint/competition';
import type { MatchNews } from '../domain/play/commands.js';

type Result = EventOf<typeof resultCorrected>['data']['result'];

export const decisionOf = ({ outcome, sets, winner }: Result): Decision => ({
  kind: 'PLAYED',
  outcome,
  sets: sets.map(({ tieBreak, ...set }) => ({ ...set, ...(tieBreak !== undefined && { tieBreak }) })),
  winner,
});

export function closedNews({ data, version = 0 }: EventOf<typeof fixtureClosed>): MatchNews {
  const { fixtureId, revision, matchId } = data;
  const about = { fixtureId, revision, matchId };
  switch (data.how) {
    case 'PLAYED':
      return { kind: 'PLAYED', ...about, decision: decisionOf(data.result), version };
    case 'EXPIRED':
      return { kind: 'EXPIRED', ...about, tried: data.tried };
    case 'ABANDONED':
      return { kind: 'ABANDONED', ...about, playerId: data.abandoned.playerId };
    case 'WITHDRAWN':
      return { kind: 'WITHDRAWN', ...about };
  }
}
