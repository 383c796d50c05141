import { Injectable } from '@nestjs/common';
import { Clock, type UserId } from '@setpoint/kernel';
import { refusalOfPlayer, type CheckCode } from '../domain/eligibility.js';
import type { Tournament } from '../domain/tournament.js';
import { Players } from './ports/players.js';
import { Registrations, type Counts } from './ports/registrations.js';
import { TournamentLists, type ListedTournament } from './ports/tournament-lists.js';

const NEAR_KM = 50;
const MOST_LOOKED_AT = 40;
const MOST_SHOWN = 10;

/** Tournaments that a player could enter, and why not others (PLY-12, TRN-06). */
@Injectable()
export class SuggestTournaments {
  constructor(
    private readonly lists: TournamentLists,
    private readonly registrations: Registrations,
    private readonly players: Players,
    private readonly clock: Clock,
  ) {}

  /** Nearby open tournaments that the player could enter, perhaps after verifying a mobile number. */
  async for(player: UserId, first: number): Promise<readonly ListedTournament[]> {
    const near = await this.lists.around(player, NEAR_KM, MOST_LOOKED_AT);
    const counts = await this.registrations.countsOf(near.map(({ tournament }) => tournament.id));
    const shown: ListedTournament[] = [];
    for (const each of near) {
      if (shown.length === Math.min(first, MOST_SHOWN)) break;
      const { tournament } = each;
      const refusal = await this.refusal(player, tournament, counts.get(tournament.id), false);
      if (refusal === null || refusal === 'MOBILE_REQUIRED') shown.push(each);
    }
    return shown;
  }

  async refusal(
    player: UserId,
    tournament: Tournament,
    counts: Counts | undefined,
    isEntered: boolean,
  ): Promise<CheckCode | null> {
    const isFull = tournament.type !== 'SLAM' && (counts?.taken ?? 0) >= tournament.maxTeams;
    const candidate = (await this.players.candidates([player], tournament, this.clock.now())).get(player);
    return candidate ? refusalOfPlayer({ tournament, isEntered, isFull }, candidate) : 'LEVEL_REQUIRED';
  }
}
