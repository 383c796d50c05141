import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { AwardPlacing, Prize, PrizeChoice, RegistrationId, TournamentId } from '../tournament.js';
import { withoutGuests } from '../guest.js';
import type { PlayOfTournament } from './play.js';
import { placedIn } from './progress.js';

/** A player's prize, to be claimed once as one of its options (TRN-13). */
export interface Award {
  readonly id: string;
  readonly tournamentId: TournamentId;
  readonly playerId: UserId;
  readonly entryId: RegistrationId;
  readonly placing: AwardPlacing;
  readonly choices: readonly PrizeChoice[];
  readonly wonAt: Date;
  readonly claimedAt: Date | null;
  readonly claimed: PrizeChoice['kind'] | null;
}

export type NewAward = Pick<Award, 'playerId' | 'entryId' | 'placing' | 'choices'>;

/** Winners of a prize: each player of an entry who has an account. */
export function wonBy(play: PlayOfTournament, prizes: readonly Prize[]): NewAward[] {
  return placedIn(play).flatMap(({ entryId, placing }) => {
    const choices = prizes.find((prize) => prize.placing === placing)?.choices ?? [];
    const entry = play.entries.find(({ id }) => id === entryId)!;
    if (choices.length === 0) return [];
    return withoutGuests(entry.playerIds).map((playerId) => ({ playerId, entryId: entry.id, placing, choices }));
  });
}

/**
 * What becomes of prizes when another result of the final comes to count: those that are not claimed go to whoever has
 * won them now. What was claimed stays claimed, and nobody has two.
 */
export function reassigned(awards: readonly Award[], won: readonly NewAward[]) {
  const isStill = (award: Award) =>
    won.some(({ playerId, placing }) => playerId === award.playerId && placing === award.placing);
  const kept = awards.filter((award) => award.claimedAt !== null || isStill(award));
  return {
    lost: awards.filter((award) => !kept.includes(award)),
    gained: won.filter(({ playerId }) => !kept.some((award) => award.playerId === playerId)),
  };
}

export type ClaimCode = 'AWARD_NOT_FOUND' | 'AWARD_ALREADY_TAKEN' | 'CHOICE_NOT_OFFERED';

/** Only once; repeating the same choice is refused as well (TRN-13). */
export function claim(
  award: Award | null,
  playerId: UserId,
  kind: PrizeChoice['kind'],
  at: Date,
): Outcome<{ readonly award: Award; readonly prize: PrizeChoice }, ClaimCode> {
  if (award?.playerId !== playerId) return refuse('AWARD_NOT_FOUND');
  if (award.claimedAt !== null) return refuse('AWARD_ALREADY_TAKEN');
  const prize = award.choices.find((choice) => choice.kind === kind);
  if (!prize) return refuse('CHOICE_NOT_OFFERED');
  return accept({ award: { ...award, claimedAt: at, claimed: kind }, prize });
}
