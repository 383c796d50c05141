import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import {
  Comparisons,
  type CommonOpponent,
  type ComparedMatches,
  type HeadToHead,
} from '../application/ports/comparisons.js';
import type { Pool } from '../domain/levels/rated-match.js';
import type { TwoSides } from '../domain/levels/sides.js';
import { commonOpponents, headToHead, headToHeadOf } from './queries/comparisons.js';

@Injectable()
export class PostgresComparisons extends Comparisons {
  constructor(private readonly storage: Storage) {
    super();
  }

  headToHead(player: UserId, other: UserId, matches: ComparedMatches): Promise<HeadToHead> {
    return headToHead(this.storage.manager, player, other, matches);
  }

  headToHeadOf(pool: Pool, sides: TwoSides): Promise<HeadToHead> {
    return headToHeadOf(this.storage.manager, pool, sides);
  }

  commonOpponents(
    compared: { readonly player: UserId; readonly other: UserId } & ComparedMatches,
    viewer: UserId,
    most: number,
  ): Promise<CommonOpponent[]> {
    return commonOpponents(this.storage.manager, { ...compared, viewer, most });
  }
}
