import { Injectable } from '@nestjs/common';
import { leagueAwardClaimed, outgoing, type DataOf } from '@setpoint/events';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { PrizeChoice } from '../domain/league.js';
import { competitionOf } from '../events/outgoing-play.js';
import { Awards, type AwardChange, type KnownAward } from './ports/awards.js';
import type { Award } from './ports/play-reads.js';

export type TakeAwardRefusal = 'AWARD_NOT_FOUND' | 'AWARD_ALREADY_TAKEN' | 'CHOICE_NOT_OFFERED';

/** A prize is claimed once, as one of its options (LEA-11). */
@Injectable()
export class TakeAward {
  constructor(
    private readonly awards: Awards,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, kind: PrizeChoice['kind'], player: UserId): Promise<Outcome<Award, TakeAwardRefusal>> {
    const at = this.clock.now();
    const decide = (award: KnownAward): AwardChange<Outcome<Award, TakeAwardRefusal>> => {
      // Other players' ones are treated as missing.
      if (award.playerId !== player) return { answer: refuse('AWARD_NOT_FOUND') };
      if (award.claimed !== null) return { answer: refuse('AWARD_ALREADY_TAKEN') };
      const choice = award.choices.find((each) => each.kind === kind);
      if (!choice) return { answer: refuse('CHOICE_NOT_OFFERED') };
      const event = outgoing(leagueAwardClaimed, {
        ...{ awardId: id, playerId: player, prize: prizeOf(choice), at: at.toISOString() },
        competition: competitionOf({ id: award.leagueId, name: award.leagueName }),
      });
      return { answer: accept({ ...award, claimed: kind, claimedAt: at }), claim: { kind, at, event } };
    };
    return (await this.awards.change(id, decide)) ?? refuse('AWARD_NOT_FOUND');
  }
}

type ClaimedPrize = DataOf<typeof leagueAwardClaimed>['prize'];

const prizeOf = ({ kind, cents, points }: PrizeChoice): ClaimedPrize =>
  kind === 'POINTS' ? { kind, points: points! } : { kind, cents: cents! };
