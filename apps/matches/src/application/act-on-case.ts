import { Injectable } from '@nestjs/common';
import { outgoing, playerWarned, type OutgoingEvent } from '@setpoint/events';
import { accept, Clock, refuse, type Outcome } from '@setpoint/kernel';
import { actOnCase, type ActOnCase as Command, type CaseCode } from '../domain/cases/act-on-case.js';
import type { Case } from '../domain/cases/case.js';
import type { Match } from '../domain/match.js';
import { factsOf } from '../events/outgoing.js';
import { Matches } from './ports/matches.js';

/** Support takes a case, notes, warns or closes (ADM-03). */
@Injectable()
export class ActOnCase {
  constructor(
    private readonly matches: Matches,
    private readonly clock: Clock,
  ) {}

  execute(id: string, command: Command): Promise<Outcome<Case, CaseCode>> {
    return this.matches.transaction<Outcome<Case, CaseCode>>(async (transaction) => {
      const found = await transaction.loadCase(id);
      if (!found) return refuse('CASE_NOT_FOUND');
      const decision = actOnCase(command, found, this.clock.now());
      if (!decision.ok || decision.value === found) return decision;
      const match = (await transaction.load(found.matchId))!;
      await transaction.saveCase(decision.value, warningsIn(decision.value, match));
      return accept(decision.value);
    });
  }
}

/** Whoever is warned hears of it, with what support wrote. */
function warningsIn({ misconduct, history }: Case, match: Match): readonly OutgoingEvent[] {
  const last = history.at(-1);
  if (last?.action !== 'WARN' || !misconduct || last.text === null) return [];
  return [outgoing(playerWarned, { match: factsOf(match), playerId: misconduct.accusedId, note: last.text })];
}
