import { Injectable } from '@nestjs/common';
import {
  accept,
  Clock,
  Ids,
  oneLine,
  refuse,
  type NumberPlayersId,
  type Outcome,
  type SportId,
  type UserId,
} from '@setpoint/kernel';
import { detailErrors, firstPhaseOf, type LeagueDetails } from '../domain/league-details.js';
import type { League } from '../domain/league.js';
import { TIME_ZONE } from '../domain/provinces.js';
import { phasesFrom } from './pass-phases.js';
import { LeagueBooks } from './ports/league-books.js';

/** Support creates a league, whose phases then follow each other (ADM-04, LEA-01). */
@Injectable()
export class CreateLeague {
  constructor(
    private readonly books: LeagueBooks,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(
    by: UserId,
    requestId: string,
    details: LeagueDetails,
  ): Promise<Outcome<League, 'INVALID_DATA' | 'LEAGUE_EXISTS'>> {
    const now = this.clock.now();
    const fields = detailErrors(details, now);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const { province, sex, year, gameMode, rules, prizes, priceCents } = details;
    const league: League = {
      ...{ id: this.ids.next(), name: oneLine(details.name), province, sex, year, gameMode, prizes, rules },
      sport: details.sport as SportId,
      numberPlayers: details.numberPlayers as NumberPlayersId,
      ...{ timeZone: TIME_ZONE, version: 1, createdAt: now, createdBy: by, endedAt: null },
    };
    const first = firstPhaseOf(year, now)!;
    const made = await this.books.add({
      ...{ league, requestId, phases: phasesFrom({ league }, first) },
      terms: { from: first, priceCents, terms: null, announcedAt: now },
      action: { kind: 'CREATED', by, at: now, reason: null, before: null, after: league.name },
    });
    if (!made) return refuse('LEAGUE_EXISTS');
    if (!isSameKind(made, league)) return refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'USED' }] });
    return accept(made);
  }
}

/** Immutable properties; a league created by this request already has the requested ones. */
const isSameKind = (one: League, other: League): boolean =>
  (['province', 'sport', 'numberPlayers', 'sex', 'year', 'gameMode'] as const).every((key) => one[key] === other[key]);
