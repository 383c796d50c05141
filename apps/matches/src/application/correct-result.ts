import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type MatchId, type Outcome } from '@setpoint/kernel';
import { formatScore } from '@setpoint/scoring';
import { correctResult, withCorrection, type CorrectResult as Command } from '../domain/correct-result.js';
import type { Match } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches } from './ports/matches.js';
import { saveEvents } from './save-events.js';

/** Support corrects a confirmed result; recorded in the cases of the match. */
@Injectable()
export class CorrectResult {
  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
  ) {}

  execute(id: MatchId, command: Command): Promise<Outcome<Match, MatchCode>> {
    return this.matches.transaction<Outcome<Match, MatchCode>>(async (transaction) => {
      // Locked before the match, in the same order as actions on a case.
      const cases = await transaction.loadCasesOf(id);
      const match = await transaction.load(id);
      if (!match) return refuse('MATCH_NOT_FOUND');
      const now = this.clock.now();
      const decision = correctResult(command, match, now);
      if (!decision.ok) return decision;
      if (decision.value.length === 0) return accept(match);
      const corrected = await saveEvents(transaction, match, decision.value);
      for (const found of cases) await transaction.saveCase(withCorrection(found, command, now), []);
      await transaction.keepInAuditLog({
        ...{ action: 'RESULT_CORRECTED', by: command.by, at: now, reason: command.reason.trim() },
        ...{ about: { type: 'MATCH', id }, before: scoreOf(match), after: scoreOf(corrected) },
      });
      return accept(corrected);
    });
  }
}

function scoreOf(match: Match) {
  if (match.state !== 'CONFIRMED') return null;
  const { sets, outcome, version } = match.result;
  return { score: formatScore(sets), outcome, version };
}
