import { Injectable } from '@nestjs/common';
import { DueRows, Timer, type DueWork } from '@setpoint/service-kit';
import { KeepDeadlines } from '../application/keep-deadlines.js';
import { tournamentId } from '../domain/tournament.js';
import { claimDueTournaments } from '../persistence/queries/due-tournaments.js';

/** Tournaments with due deadlines: unpaid places, offers, notices, closing, start. */
@Injectable()
@Timer({ everyMs: 5_000 })
export class KeepTournamentDeadlines implements DueWork {
  constructor(
    private readonly dueRows: DueRows,
    private readonly deadlines: KeepDeadlines,
  ) {}

  run(now: Date): Promise<number> {
    return this.dueRows.settle('tournament-deadlines', now, {
      claim: (manager, limit, excluding) => claimDueTournaments(manager, now, limit, excluding),
      keyOf: ({ id }) => id,
      settle: ({ id }, manager, effects) => this.deadlines.execute(tournamentId(id), now, { manager, effects }),
    });
  }
}
