import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { partnerRefusal, type CheckCode } from '../domain/eligibility.js';
import type { TournamentId } from '../domain/tournament.js';
import { isSeen } from './check-registration.js';
import { Books } from './ports/books.js';
import { Players } from './ports/players.js';

const MOST_SHOWN = 50;

/** Whom a player follows, those who could be the partner first (TRN-06). */
@Injectable()
export class PartnerCandidates {
  constructor(
    private readonly books: Books,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  async of(
    player: UserId,
    id: TournamentId,
    text: string | null,
    seesPlayers: boolean,
  ): Promise<readonly { readonly id: UserId; readonly refusal: CheckCode | null }[]> {
    const read = await this.books.read(id);
    if (!isSeen(read?.tournament) || read!.tournament.numberPlayers === 1) return [];
    // Who may not see who plays learns of nobody that they are in a team already.
    const book = seesPlayers ? read! : { ...read!, registrations: [] };
    const now = this.clock.now();
    const followed = await this.players.followedBy(player, text, MOST_SHOWN, book.tournament, now);
    const own = (await this.players.candidates([player], book.tournament, now)).get(player);
    const captain = { id: player, sex: own?.sex ?? null };
    const candidates = followed.map((candidate) => ({
      id: candidate.id,
      refusal: partnerRefusal(book, captain, { id: candidate.id, candidate, isFollowed: true }),
    }));
    // Who can be asked comes first; each part stays in the order of names.
    return candidates.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
  }
}
