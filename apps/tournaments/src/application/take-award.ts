import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, type UserId } from '@setpoint/kernel';
import { claim, type Award, type ClaimCode } from '../domain/play/award.js';
import type { PrizeChoice } from '../domain/tournament.js';
import { awardClaimedEvent } from '../events/play-events.js';
import { Awards, Plays } from './ports/plays.js';

/** Claims a prize, once, as one of its choices; billing gives it (TRN-13). */
@Injectable()
export class TakeAward {
  constructor(
    private readonly awards: Awards,
    private readonly plays: Plays,
    private readonly clock: Clock,
  ) {}

  execute(player: UserId, awardId: string, choice: PrizeChoice['kind']): Promise<Outcome<Award, ClaimCode>> {
    return this.plays.inTransaction<Outcome<Award, ClaimCode>>(async (unit) => {
      // A correction of the final may take it away: whoever holds the tournament goes first.
      const found = await this.awards.find(awardId, unit);
      const played = found && (await this.plays.locked(found.tournamentId, unit));
      const award = played && (await this.awards.find(awardId, unit));
      const outcome = claim(award ?? null, player, choice, this.clock.now());
      if (!outcome.ok) return outcome;
      const { award: claimed, prize } = outcome.value;
      await this.awards.claim(claimed, unit);
      unit.effects.emit(awardClaimedEvent(played!.tournament, claimed, prize));
      return accept(claimed);
    });
  }
}
