import { Injectable } from '@nestjs/common';
import type { MatchId, UserId } from '@setpoint/kernel';
import type { AskedPlan } from '../domain/commands.js';
import { ChangeMatch } from './change-match.js';

/** Sets court, date and time (MAT-09). */
@Injectable()
export class OrganiseMatch {
  constructor(private readonly matches: ChangeMatch) {}

  execute({ matchId, plan }: { readonly matchId: MatchId; readonly plan: AskedPlan }, who: UserId) {
    return this.matches.execute(matchId, { type: 'ORGANISE', who, plan });
  }
}
