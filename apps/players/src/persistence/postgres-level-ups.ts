import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { LevelUps } from '../application/ports/level-ups.js';
import { isLevelUp, type LevelUp } from '../domain/level-up.js';
import { RatingEntryEntity } from './level-entities.js';

@Injectable()
export class PostgresLevelUps extends LevelUps {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async of(player: UserId, matchId: string): Promise<LevelUp | null> {
    const entry = await this.storage.manager.findOneBy(RatingEntryEntity, { match_id: matchId, player_id: player });
    // Bonuses of tournaments are not matches.
    if (!entry?.side || !isLevelUp(entry.before_shown, entry.after_shown)) return null;
    return {
      ...{ playerId: userId(entry.player_id), matchId: entry.match_id },
      ...{ sport: entry.sport, numberPlayers: entry.number_players },
      ...{ from: entry.before_shown!, to: entry.after_shown!, playedAt: entry.ended_at },
    };
  }
}
