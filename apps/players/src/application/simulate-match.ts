import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { GameMode } from '@setpoint/scoring';
import { sidesIn } from '../domain/levels/sides.js';
import { simulate, type Simulation } from '../domain/levels/simulation.js';
import { KnownStandings } from './known-standings.js';
import { PlayerStatistics } from './ports/player-statistics.js';

/** Confirmed matches of the sport, in any format, required of each player (PLY-06). */
const LEAST_MATCHES = 3;

export interface SimulateCommand {
  readonly sport: number;
  readonly teamA: readonly UserId[];
  readonly teamB: readonly UserId[];
  readonly gameMode: GameMode;
}

export type SimulationCode = 'INVALID_DATA' | 'PLAYER_NOT_FOUND' | 'PLAYER_BLOCKED' | 'NOT_ENOUGH_MATCHES';

/** Win probability and likely scores of two players or pairs (PLY-06). */
@Injectable()
export class SimulateMatch {
  constructor(
    private readonly standings: KnownStandings,
    private readonly statistics: PlayerStatistics,
    private readonly clock: Clock,
  ) {}

  async execute(command: SimulateCommand, viewer: UserId): Promise<Outcome<Simulation, SimulationCode>> {
    const sides = sidesIn(command.sport, command.teamA, command.teamB);
    if (!sides.ok) return sides;
    const { pool } = sides.value;
    const players = [...command.teamA, ...command.teamB];
    const known = await this.standings.of(players, pool, viewer);
    if (!known.ok) return known;
    const played = await this.statistics.of(
      players.map((playerId) => ({ playerId, sport: pool.sport, numberPlayers: null })),
    );
    if (played.some(({ matches }) => matches < LEAST_MATCHES)) return refuse('NOT_ENOUGH_MATCHES');
    const size = command.teamA.length;
    const { standings, parameters } = known.value;
    const both = { A: standings.slice(0, size), B: standings.slice(size) };
    const { gameMode } = command;
    return accept(simulate({ sides: both, gameMode, surface: null, at: this.clock.now(), parameters }));
  }
}
