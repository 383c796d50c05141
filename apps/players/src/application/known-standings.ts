import { Injectable } from '@nestjs/common';
import { disciplineOf, type Parameters } from '@setpoint/rating';
import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { isBlocked } from '../domain/relation-machine.js';
import type { Pool } from '../domain/levels/rated-match.js';
import { standingIn, type Standing } from '../domain/levels/standing.js';
import { LevelParameters } from './ports/level-parameters.js';
import { Levels } from './ports/levels.js';
import { ProfileReads } from './ports/profile-reads.js';

export interface StandingsOfPool {
  readonly standings: readonly Standing[];
  /** Those of the pool for what is to come. */
  readonly parameters: Parameters;
}

/** Standings of players, from matches or self-assessment, for players the viewer may see. */
@Injectable()
export class KnownStandings {
  constructor(
    private readonly levels: Levels,
    private readonly parameters: LevelParameters,
    private readonly reads: ProfileReads,
  ) {}

  async of(
    players: readonly UserId[],
    pool: Pool,
    viewer: UserId,
  ): Promise<Outcome<StandingsOfPool, 'PLAYER_NOT_FOUND' | 'PLAYER_BLOCKED'>> {
    const profiles = new Map((await this.reads.byIds(players)).map((profile) => [profile.id, profile]));
    const isSeen = (id: UserId) => id === viewer || profiles.get(id)?.visibility === 'LISTED';
    if (!players.every(isSeen)) return refuse('PLAYER_NOT_FOUND');
    const relations = await this.reads.relations(viewer, players);
    if ([...relations.values()].some(isBlocked)) return refuse('PLAYER_BLOCKED');
    const { sport, numberPlayers } = pool;
    const current = await this.levels.current(players.map((playerId) => ({ playerId, sport })));
    const parameters = await this.parameters.of(sport);
    const standings = current.map(({ known }) => standingIn(known, numberPlayers, parameters, Infinity));
    return accept({ standings, parameters: parameters.latest[disciplineOf(numberPlayers)] });
  }
}
