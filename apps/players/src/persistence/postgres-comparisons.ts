import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { Comparisons, type CommonOpponent, type HeadToHead } from '../application/ports/comparisons.js';
import { commonOpponents, headToHead } from './queries/comparisons.js';

@Injectable()
export class PostgresComparisons extends Comparisons {
  constructor(private readonly storage: Storage) {
    super();
  }

  headToHead(player: UserId, other: UserId): Promise<HeadToHead> {
    return headToHead(this.storage.manager, player, other);
  }

  commonOpponents(player: UserId, other: UserId, viewer: UserId, most: number): Promise<CommonOpponent[]> {
    return commonOpponents(this.storage.manager, { player, other, viewer, most });
  }
}
